import { join, relative } from "node:path";
import { checkCatalogue, findCatalogues } from "./catalogues.ts";
import { checkServerTexts, findServerTexts } from "./server-texts.ts";

const root = join(import.meta.dirname, "../..");
let count = 0;
for (const file of await findCatalogues(root)) {
  for (const problem of await checkCatalogue(file)) {
    count += 1;
    console.error(`${relative(root, file).replace(/\.en\.ts$/, "")} ${problem}`);
  }
}
for (const file of await findServerTexts(root)) {
  for (const problem of await checkServerTexts(file)) {
    count += 1;
    console.error(`${relative(root, file)} ${problem}`);
  }
}
if (count > 0) {
  console.error(`\n${count} texts are not right.`);
  process.exitCode = 1;
}
