import { readFile } from "node:fs/promises";
import { findFiles } from "./catalogues.ts";
import { readSyntax, textOf } from "../check-architecture/syntax.ts";
import { findReplacedTerms } from "./replaced-terms.ts";

/** User-facing texts outside of catalogues: mails, letters, messages of imports, exports, erasure and personal data. */
const places = [
  "modules/*/server/**/{messages,mail-texts,mail-texts.*,erasure,personal-data}.ts",
  "modules/*/server/**/{present-check,export-coverage,export-results}.ts",
  "modules/*/contract/templates.ts",
  "platform/**/{row-errors,erasure,personal-data,layout}.ts",
];

const arabic = /\p{Script=Arabic}/u;

export const findServerTexts = (root: string): string[] => findFiles(root, places);

/** Returns one sentence per replaced term in the string literals of the file. */
export async function checkServerTexts(file: string): Promise<string[]> {
  const { nodes } = readSyntax(file, await readFile(file, "utf8"));
  return nodes.flatMap((node) => {
    const text = textOf(node);
    if (text === null) return [];
    return findReplacedTerms(arabic.test(text) ? "ar" : "en", text);
  });
}
