export { t as wire } from "./wire.js";
