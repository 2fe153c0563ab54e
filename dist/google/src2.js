import { t as require_src } from "./src.js";
export default require_src();
export {};
