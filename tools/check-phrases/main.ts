import { join, relative } from "node:path";
import { reportProblems } from "../report-problems.ts";
import { checkCatalogue, findCatalogues } from "./catalogues.ts";
import { checkServerTexts, findServerTexts } from "./server-texts.ts";

const root = join(import.meta.dirname, "../..");
const problems: string[] = [];
const check = async (files: readonly string[], problemsOf: (file: string) => Promise<string[]>): Promise<void> => {
  for (const file of files) {
    const name = relative(root, file).replace(/\.en\.ts$/, "");
    problems.push(...(await problemsOf(file)).map((problem) => `${name} ${problem}`));
  }
};
await check(findCatalogues(root), checkCatalogue);
await check(findServerTexts(root), checkServerTexts);
reportProblems(problems, "texts are not right.");
