import { join } from "node:path";
import { reportProblems } from "../report-problems.ts";
import { checkTree, type Exemption } from "./check.ts";
import { readSourceTree } from "./source-tree.ts";

/** Should stay empty. */
const exemptions: readonly Exemption[] = [];

const tree = await readSourceTree(join(import.meta.dirname, "../.."));
reportProblems(
  checkTree(tree, exemptions).map(
    ({ path, line, message }) => `${path}${line === undefined ? "" : `:${line}`} ${message}`,
  ),
  "against docs/ARCHITECTURE.md.",
);
