import { expect, test } from "vitest";
import { pdfTextOf } from "#testing/pdf-text.ts";
import { drawCode } from "./draw-code.ts";
import { openPage, type Page } from "./open-page.ts";
import { heightOf, setText, type Paragraph } from "./set-text.ts";

const style = { size: 12, weight: "regular", colour: "#000000" } as const;
const english = (text: string): Paragraph => ({ text, direction: "ltr", lang: "en", style });
const arabic = (text: string): Paragraph => ({ text, direction: "rtl", lang: "ar", style });

const open = (): Page => openPage({ title: "خطاب", author: "Diwan", lang: "ar", at: new Date("2026-07-01T09:00:00Z") });
async function setOf(...paragraphs: Paragraph[]): Promise<Buffer> {
  const page = open();
  let y = 50;
  for (const paragraph of paragraphs) y += setText(page, paragraph, { x: 50, y, width: 300 });
  drawCode(page, "https://diwan.example/", { x: 400, y: 50, size: 80, lang: "en", says: "Where it is checked" });
  return page.finish();
}

test("text can be extracted in its order: joined shapes, digits, and both directions in a line", async () => {
  const text = await pdfTextOf(
    await setOf(
      arabic("شركة الأحمد لا تزال في حتى الآن عبدالعزيز"),
      arabic("منذ ١٢٣٤ يومًا في Olaya Tower بالرياض"),
      english("Since 12 days, AVA Tower"),
    ),
  );
  for (const words of ["شركة الأحمد لا تزال في حتى الآن عبدالعزيز", "١٢٣٤", "Olaya Tower", "بالرياض"]) {
    expect(text).toContain(words);
  }
  expect(text.indexOf("منذ")).toBeLessThan(text.indexOf("Olaya"));
  expect(text.indexOf("Olaya")).toBeLessThan(text.indexOf("بالرياض"));
  expect(text).toContain("Since 12 days, AVA Tower");
});

test("letters missing from the typeface are replaced by their base; the same content has the same bytes", async () => {
  const paragraphs = [english("Işık"), arabic("مرحبا")];
  const [one, other] = [await setOf(...paragraphs), await setOf(...paragraphs)];
  expect(one.equals(other)).toBe(true);
  expect(await pdfTextOf(one)).toContain("Isık");
});

test("paragraphs are as tall as their lines, and no line is wider than its column", () => {
  const page = open();
  const long = english("We confirm that the person named below is in our employment on the date of this letter.");
  const one = heightOf(page, long, 5_000);
  expect(heightOf(page, long, 120) / one).toBeGreaterThanOrEqual(4);
  expect(heightOf(page, english(" "), 120)).toBe(0);
});

test("the document has its title and language, and is tagged", async () => {
  const pdf = (await setOf(arabic("مرحبا"))).toString("latin1");
  expect(pdf).toContain("/MarkInfo");
  expect(pdf).toContain("/Lang (ar)");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf).toContain("/Alt (Where it is checked)");
});
