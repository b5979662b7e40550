import { join } from "node:path";
import { checkTree, type Exemption } from "./check.ts";
import { readSourceTree } from "./source-tree.ts";

/** Should stay empty. */
const exemptions: readonly Exemption[] = [];

const tree = await readSourceTree(join(import.meta.dirname, "../.."));
const problems = checkTree(tree, exemptions);
for (const { path, line, message } of problems)
  console.error(`${path}${line === undefined ? "" : `:${line}`} ${message}`);
if (problems.length > 0) {
  console.error(`\n${problems.length} against docs/ARCHITECTURE.md.`);
  process.exitCode = 1;
}
