import { nowIso } from "#platform/clock/clock.ts";
import type { Person } from "../../contract/schemas-directory.ts";

type Named = { nameEn: string | null; nameAr: string | null };

/** Octets, without the line break (RFC 6350, section 3.2). */
const maxLineOctets = 75;

/** Escapes characters that would end or split a value. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

/** Folds a line: continuation lines start with a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineOctets) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].map((one) => `${one}\r\n`).join("");
}

/** Returns a property in each language with a text, as alternatives (`ALTID`), not as two values. */
const inBoth = (property: string, { nameEn, nameAr }: Named, valueOf: (text: string) => string = escaped): string[] =>
  (
    [
      ["en", nameEn],
      ["ar", nameAr],
    ] as const
  ).flatMap(([language, text]) =>
    text === null || text === "" ? [] : [`${property};ALTID=1;LANGUAGE=${language}:${valueOf(text)}`],
  );

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Quotes a parameter, which may contain neither quotes nor line breaks. */
const quoted = (text: string): string => `"${text.replace(/"/g, "'").replace(/[\r\n]+/g, " ")}"`;

/**
 * Formats a person as a vCard 4.0 (RFC 6350), with exactly the visible fields. Names are not split: family names differ
 * between cultures.
 */
export function cardOf(
  person: Person,
  { address, organisation }: { address: string; organisation: { nameEn: string; nameAr: string } },
): string {
  const { department, phone, mobile, email, birthday, place } = person;
  const departmentIn = (name: "nameEn" | "nameAr"): string =>
    department === null ? "" : `;${escaped(department[name])}`;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `UID:${address}`,
    `REV:${nowIso().replace(/[-:]|\.\d+/g, "")}`,
    ...inBoth("FN", person),
    ...inBoth("N", person, (name) => `;${escaped(name)};;;`),
    ...inBoth("TITLE", { nameEn: person.titleEn, nameAr: person.titleAr }),
    `ORG;ALTID=1;LANGUAGE=en:${escaped(organisation.nameEn)}${departmentIn("nameEn")}`,
    `ORG;ALTID=1;LANGUAGE=ar:${escaped(organisation.nameAr)}${departmentIn("nameAr")}`,
    ...(phone === null ? [] : [`TEL;TYPE="work,voice":${escaped(phone)}`]),
    ...(mobile === null ? [] : [`TEL;TYPE="work,cell":${escaped(mobile)}`]),
    ...(email === null ? [] : [`EMAIL;TYPE=work:${escaped(email)}`]),
    ...(birthday === null ? [] : [`BDAY:--${twoDigits(birthday.month)}${twoDigits(birthday.day)}`]),
    ...[place?.nameEn, place?.nameAr]
      .filter((text) => text !== null && text !== undefined)
      .slice(0, 1)
      .map((text) => `ADR;TYPE=work;LABEL=${quoted(text)}:;;;;;;`),
    ...person.languages.map((language) => `LANG:${language}`),
    `URL:${address}`,
    "END:VCARD",
  ];
  return lines.map(folded).join("");
}
