// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getProfileName.js
const ENV_PROFILE = "AWS_PROFILE";
const getProfileName = (init) => init.profile || process.env["AWS_PROFILE"] || "default";
export { getProfileName as n, ENV_PROFILE as t };
