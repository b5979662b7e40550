import { join, relative } from "node:path";
import { checkCatalogue, findCatalogues } from "./catalogues.ts";

const root = join(import.meta.dirname, "../..");
let count = 0;
for (const file of await findCatalogues(root)) {
  for (const problem of await checkCatalogue(file)) {
    count += 1;
    console.error(`${relative(root, file).replace(/\.en\.ts$/, "")} ${problem}`);
  }
}
if (count > 0) {
  console.error(`\n${count} texts are not right in both languages.`);
  process.exitCode = 1;
}
