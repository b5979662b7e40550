import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSyntax, textOf } from "../check-architecture/syntax.ts";
import { findReplacedTerms } from "./replaced-terms.ts";

/** Texts for people that are no catalogue: mails, letters, messages of imports, exports, erasure and personal data. */
const places = [
  "modules/*/server/**/{messages,mail-texts,mail-texts.*,erasure,personal-data}.ts",
  "modules/*/server/**/{letter-texts,present-check,export-coverage,export-results}.ts",
  "modules/*/contract/templates.ts",
  "platform/**/{row-errors,erasure,personal-data,layout}.ts",
];

const arabic = /\p{Script=Arabic}/u;

/** The files below `root` whose literals people read. */
export async function findServerTexts(root: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob(places, { cwd: root })) found.push(join(root, path));
  return found.toSorted();
}

/** Returns a sentence for every replaced term in the string literals of the file. */
export async function checkServerTexts(file: string): Promise<string[]> {
  const { nodes } = readSyntax(file, await readFile(file, "utf8"));
  return nodes.flatMap((node) => {
    const text = textOf(node);
    if (text === null) return [];
    return findReplacedTerms(arabic.test(text) ? "ar" : "en", text);
  });
}
