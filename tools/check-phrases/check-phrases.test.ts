import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkCatalogue, findCatalogues } from "./catalogues.ts";
import { checkServerTexts, findServerTexts } from "./server-texts.ts";

const offenders = join(import.meta.dirname, "offenders");

const plantedIn = async (file: string): Promise<string[]> =>
  [...(await readFile(file, "utf8")).matchAll(/^\/\/ refused: (.+)$/gm)].map((match) => match[1] ?? "");

test.each([
  ["phrases.en.ts", checkCatalogue],
  ["mail-texts.ts", checkServerTexts],
])("refuses every planted text in %s, and nothing else", async (name, check) => {
  const file = join(offenders, "planted", name);
  const expected = await plantedIn(file);
  const problems = await check(file);
  for (const one of expected)
    expect(
      problems.filter((problem) => problem.startsWith(one)),
      one,
    ).toHaveLength(1);
  expect(problems).toHaveLength(expected.length);
});

test("accepts names of languages, acronyms, another word order, and replaced words with another meaning", async () => {
  expect(await checkCatalogue(join(offenders, "innocent/phrases.en.ts"))).toEqual([]);
});

test("finds every catalogue of the repository", async () => {
  const found = findCatalogues(join(import.meta.dirname, "../..")).join("\n");
  for (const place of [
    "modules/community/contract/",
    "modules/identity/contract/users/",
    "client/",
    "kit/",
    "shared/errors",
    "shared/validators",
  ]) {
    expect(found).toContain(place);
  }
});

test("finds mails, letters, import messages and labels of personal data", async () => {
  const found = findServerTexts(join(import.meta.dirname, "../..")).join("\n");
  for (const file of [
    "identity/server/mail-texts.ar.ts",
    "services/server/letters/messages.ts",
    "attendance/server/imports/messages.ts",
    "moderation/server/erasure.ts",
    "moderation/server/personal-data.ts",
    "platform/imports/row-errors.ts",
  ]) {
    expect(found).toContain(file);
  }
});
