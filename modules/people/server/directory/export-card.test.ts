import { beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import type { Person } from "../../contract/schemas-directory.ts";
import { cardOf } from "./export-card.ts";

beforeAll(() => setClock(() => Date.UTC(2026, 2, 1, 9)));

const omar: Person = {
  id: "9",
  nameEn: "Omar Haddad",
  nameAr: "عمر حداد",
  titleEn: "Engineer; first, of his kind",
  titleAr: null,
  photoUrl: null,
  department: { id: "3", nameEn: "Technology", nameAr: "التقنية" },
  place: { nameEn: 'Riyadh "HQ"', nameAr: "المقر الرئيس" },
  aboutAr: null,
  aboutEn: null,
  languages: ["ar", "en"],
  skills: [],
  joinedAt: "2024-01-01T00:00:00Z",
  phone: "+966 11 555 1009",
  mobile: null,
  email: "omar@diwan.example",
  birthday: { month: 2, day: 9 },
  guarded: [],
  manager: null,
  reportCount: 0,
  colleagueCount: 0,
  can: { edit: false, manage: false },
};
const dependencies = {
  address: "https://diwan.example/directory/9",
  organisation: { nameEn: "Wahat Group", nameAr: "مجموعة واحات" },
};
/** Returns unfolded lines. */
const linesOf = (card: string): string[] => card.replaceAll("\r\n ", "").split("\r\n");

test("a card has both names, and no hidden fields", () => {
  expect(linesOf(cardOf(omar, dependencies))).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "UID:https://diwan.example/directory/9",
    "REV:20260301T090000Z",
    "FN;ALTID=1;LANGUAGE=en:Omar Haddad",
    "FN;ALTID=1;LANGUAGE=ar:عمر حداد",
    "N;ALTID=1;LANGUAGE=en:;Omar Haddad;;;",
    "N;ALTID=1;LANGUAGE=ar:;عمر حداد;;;",
    "TITLE;ALTID=1;LANGUAGE=en:Engineer\\; first\\, of his kind",
    "ORG;ALTID=1;LANGUAGE=en:Wahat Group;Technology",
    "ORG;ALTID=1;LANGUAGE=ar:مجموعة واحات;التقنية",
    'TEL;TYPE="work,voice":+966 11 555 1009',
    "EMAIL;TYPE=work:omar@diwan.example",
    "BDAY:--0209",
    "ADR;TYPE=work;LABEL=\"Riyadh 'HQ'\":;;;;;;",
    "LANG:ar",
    "LANG:en",
    "URL:https://diwan.example/directory/9",
    "END:VCARD",
    "",
  ]);
});

test("a name with line breaks cannot start a new line", () => {
  const nameEn = "Omar\r\nTEL:+1 900 555 0000\\";
  const lines = linesOf(cardOf({ ...omar, nameEn, phone: null }, dependencies));
  expect(lines).toContain("FN;ALTID=1;LANGUAGE=en:Omar\\nTEL:+1 900 555 0000\\\\");
  expect(lines.filter((line) => line.startsWith("TEL"))).toEqual([]);
});

test("lines have at most 75 octets and split no character", () => {
  const nameAr = "عبدالرحمن بن محمد بن عبدالعزيز آل الشيخ الأنصاري الخزرجي ".repeat(3).trim();
  const card = cardOf({ ...omar, nameAr }, dependencies);
  const lengths = card.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThan(70);
  expect(Buffer.from(card).toString("utf8")).toBe(card);
  expect(linesOf(card)).toContain(`FN;ALTID=1;LANGUAGE=ar:${nameAr}`);
});
