import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkCatalogue, findCatalogues } from "./catalogues.ts";

const offenders = join(import.meta.dirname, "offenders");

test("refuses everything that is planted, and nothing else", async () => {
  const file = join(offenders, "planted/phrases.en.ts");
  const expected = [...(await readFile(file, "utf8")).matchAll(/^\/\/ refused: (.+)$/gm)].map(
    (match) => match[1] ?? "",
  );
  const problems = await checkCatalogue(file);
  for (const one of expected)
    expect(
      problems.filter((problem) => problem.startsWith(one)),
      one,
    ).toHaveLength(1);
  expect(problems).toHaveLength(expected.length);
});

test("lets names of languages, acronyms, and another order of words pass", async () => {
  expect(await checkCatalogue(join(offenders, "innocent/phrases.en.ts"))).toEqual([]);
});

test("finds every catalogue of the house", async () => {
  const found = (await findCatalogues(join(import.meta.dirname, "../.."))).join("\n");
  for (const place of ["modules/community/contract/", "client/", "shared/errors", "shared/validators"]) {
    expect(found).toContain(place);
  }
});
