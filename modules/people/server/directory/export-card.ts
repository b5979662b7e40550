import { nowIso } from "#platform/clock/clock.ts";
import type { Person } from "../../contract/schemas-directory.ts";

type Named = { nameEn: string | null; nameAr: string | null };

/** Longest line in octets, its end apart (RFC 6350, section 3.2). */
const longestLine = 75;

/** What would end or divide a value is written with a backslash before it. */
const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

/** A line, continued on lines that begin with a space, never in the middle of a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].map((one) => `${one}\r\n`).join("");
}

/** The same property in each language that has a text: alternatives of each other, and no two values. */
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

/** In quotes, in which there are no others and no line ends. */
const quoted = (text: string): string => `"${text.replace(/"/g, "'").replace(/[\r\n]+/g, " ")}"`;

/**
 * A person as a vCard 4.0 (RFC 6350), with exactly what is shown of them. Names are not taken apart: what is a family's
 * name differs from people to people.
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
