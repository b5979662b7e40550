import { join } from "node:path";
import { checkHouse, type Exemption } from "./check.ts";
import { readHouse } from "./house.ts";

/** Should stay empty. */
const exemptions: readonly Exemption[] = [];

const house = await readHouse(join(import.meta.dirname, "../.."));
const problems = checkHouse(house, exemptions);
for (const { path, line, message } of problems)
  console.error(`${path}${line === undefined ? "" : `:${line}`} ${message}`);
if (problems.length > 0) {
  console.error(`\n${problems.length} against docs/ARCHITECTURE.md.`);
  process.exitCode = 1;
}
