/** The answer to a label that was set by somebody who may not decide so. */
export const refusedLabel = (login: string): string =>
  `Not taken: ${login} has no write permission here, and only somebody who has can hand an issue to Pawl. Nothing was started. Somebody with write permission can remove the label and set it again.`
