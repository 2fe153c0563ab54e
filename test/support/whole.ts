/** Whether a test that can go on for minutes does: `npm run test:explore` asks for it. */
export const WHOLE = process.env['PAWL_TEST_WHOLE'] === '1'
