export { r as fs, i as path } from "./node2.js";
