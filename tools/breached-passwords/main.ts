// Writes the list of refused passwords: `node tools/breached-passwords/main.ts <passwords.json>`.
//
// The input is a JSON array of common passwords. The committed list was made from `src/passwords.json` of the package
// @zxcvbn-ts/language-common 4.1.3 (MIT licence, copyright 2012-2016 Dan Wheeler and Dropbox, 2021 @zxcvbn-ts), which
// `npm pack` fetches; the package is not needed otherwise.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { foldPassword, passwordMark } from "#modules/identity/server/passwords/check-password.ts";

const target = join(import.meta.dirname, "../../modules/identity/server/passwords/breached-passwords.bin");
const source = process.argv[2];
if (source === undefined) throw new Error("Name the file with the passwords.");

const words: unknown = JSON.parse(await readFile(source, "utf8"));
if (!Array.isArray(words)) throw new Error(`${source} holds no array.`);

/** Shorter passwords are refused by length, which folding never changes. */
const shortest = 8;
const marks = new Set(
  words
    .map((word) => foldPassword(String(word)))
    .filter((word) => word.length >= shortest)
    .map(passwordMark),
);
const bytes = Buffer.alloc(marks.size * 4);
for (const [index, mark] of [...marks].toSorted((a, b) => a - b).entries()) bytes.writeUInt32BE(mark, index * 4);
await writeFile(target, bytes);
console.log(`${marks.size} passwords, ${bytes.length} bytes.`);
