export { s as fromEnv } from "./dist-es2.js";
