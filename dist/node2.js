import * as stream from "node:stream";
import * as crypto from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";
import * as child_process from "node:child_process";
export { stream as a, path as i, crypto as n, fs as r, child_process as t };
