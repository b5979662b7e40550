import { drawCode } from "#platform/pdf/draw-code.ts";
import { openPage, type Page, type Style } from "#platform/pdf/open-page.ts";
import { heightOf, setText, type Paragraph } from "#platform/pdf/set-text.ts";
import type { Locale } from "#shared/locale.ts";
import { localesOf, letterTexts, type LetterTexts } from "./messages.ts";
import type { LetterRow } from "./queries.ts";

// In points. An A4 page is 595 wide and 842 high.
const paper = { width: 595, height: 842, margin: 56 };
const gutter = 26;
const inner = paper.width - 2 * paper.margin;
const foot = { top: 708, code: 92, gap: 18 };
const logoBox = { width: 150, height: 40 };

const ink = "#14211f";
const muted = "#4a5754";
const line = "#0b5d54";
const styles = {
  organisation: { size: 12.5, weight: "bold", colour: ink },
  small: { size: 9.5, weight: "regular", colour: muted },
  title: { size: 18, weight: "bold", colour: line },
  body: { size: 11, weight: "regular", colour: ink },
  strong: { size: 11.5, weight: "bold", colour: ink },
} satisfies Record<string, Style>;

type Column = { locale: Locale; texts: LetterTexts; x: number; width: number };
/** A paragraph of each column, aligned at the top, with a space above in points. */
type Block = { above: number; style: Style; isHeading?: boolean; textOf: (texts: LetterTexts) => string | undefined };

const paragraph = ({ locale }: Column, text: string, { style, isHeading = false }: Omit<Block, "above" | "textOf">) =>
  ({ text, direction: locale === "ar" ? "rtl" : "ltr", lang: locale, style, isHeading }) satisfies Paragraph;

/** Two columns with Arabic on the right, or one. */
function columnsOf(letter: LetterRow): Column[] {
  const locales = localesOf(letter.facts);
  const width = locales.length === 1 ? inner : (inner - gutter) / 2;
  return locales.map((locale) => ({
    locale,
    texts: letterTexts(locale, letter),
    width,
    x: locales.length > 1 && locale === "ar" ? paper.margin + width + gutter : paper.margin,
  }));
}

const blocks: readonly Block[] = [
  { above: 34, style: styles.title, isHeading: true, textOf: ({ title }) => title },
  { above: 2, style: styles.small, textOf: ({ issued }) => issued },
  { above: 22, style: styles.strong, textOf: ({ to }) => to },
  { above: 8, style: styles.body, textOf: ({ statement }) => statement },
  ...[0, 1, 2, 3].flatMap((index): Block[] => [
    { above: 12, style: styles.small, textOf: ({ rows }) => rows[index]?.[0] },
    { above: -1, style: styles.strong, textOf: ({ rows }) => rows[index]?.[1] },
  ]),
  { above: 20, style: styles.body, textOf: ({ purpose }) => purpose },
];

/** Sets each column from start to end in reading order, with the blocks of both side by side. */
function setColumns(page: Page, columns: readonly Column[], top: number): void {
  const paragraphsOf = (column: Column): (Paragraph | null)[] =>
    blocks.map((block) => {
      const text = block.textOf(column.texts);
      return text === undefined ? null : paragraph(column, text, block);
    });
  const all = columns.map((column) => ({ column, paragraphs: paragraphsOf(column) }));
  let y = top;
  const tops = blocks.map(({ above }, index) => {
    const heights = all.map(({ column, paragraphs }) => {
      const own = paragraphs[index] ?? null;
      return own === null ? 0 : heightOf(page, own, column.width);
    });
    const height = Math.max(...heights);
    const at = y + above;
    if (height > 0) y = at + height;
    return at;
  });
  for (const { column, paragraphs } of all) {
    for (const [index, own] of paragraphs.entries()) {
      if (own !== null) setText(page, own, { x: column.x, y: tops[index] ?? y, width: column.width });
    }
  }
}

/** Sets the logo, the organisation's names and a line; returns the y position below it. */
function setHead(page: Page, columns: readonly Column[], logo: Buffer | null): number {
  let y = paper.margin - 8;
  if (logo !== null) {
    const isRight = columns.length === 1 && columns[0]?.locale === "ar";
    const x =
      columns.length > 1
        ? (paper.width - logoBox.width) / 2
        : isRight
          ? paper.width - paper.margin - logoBox.width
          : paper.margin;
    const align = columns.length > 1 ? "center" : isRight ? "right" : undefined;
    page.decorate(() => {
      page.pdf.image(logo, x, y, {
        fit: [logoBox.width, logoBox.height],
        valign: "center",
        ...(align === undefined ? {} : { align }),
      });
    });
    y += logoBox.height + 10;
  }
  const heights = columns.map((column) => {
    const own = paragraph(column, column.texts.organisation, { style: styles.organisation });
    return setText(page, own, { x: column.x, y, width: column.width });
  });
  y += Math.max(...heights) + 8;
  page.decorate(() => {
    page.pdf.rect(paper.margin, y, inner, 1.2).fill(line);
  });
  return y;
}

/** Sets the check instructions: a code to scan, and the same address as text. */
function setFoot(page: Page, columns: readonly Column[], link: string): void {
  page.decorate(() => {
    page.pdf.rect(paper.margin, foot.top - 14, inner, 0.6).fill("#c9cfcb");
  });
  const [first] = columns;
  if (first === undefined) return;
  const isRight = columns.length === 1 && first.locale === "ar";
  const codeX = isRight ? paper.width - paper.margin - foot.code : paper.margin;
  drawCode(page, link, { x: codeX, y: foot.top, size: foot.code, lang: first.locale, says: first.texts.check });
  const x = isRight ? paper.margin : paper.margin + foot.code + foot.gap;
  const width = inner - foot.code - foot.gap;
  let y = foot.top - 4;
  for (const column of columns) {
    for (const text of [column.texts.check, column.texts.validUntil]) {
      y += setText(page, paragraph(column, text, { style: styles.small }), { x, y, width });
    }
    y += 3;
  }
  y += setText(page, paragraph(first, first.texts.code, { style: styles.small }), { x, y, width });
  const address = {
    text: link,
    direction: isRight ? "rtl" : "ltr",
    lang: "en",
    style: { ...styles.small, size: 8.5 },
  } satisfies Paragraph;
  const shown = heightOf(page, address, width) > 20 ? { ...address, style: { ...styles.small, size: 7 } } : address;
  setText(page, shown, { x, y, width });
}

/** Renders a letter as a PDF from its stored facts only, so that it always shows the facts of its issue date. */
export function renderLetter(
  letter: LetterRow,
  { link, logo }: { link: string; logo: Buffer | null },
): Promise<Buffer> {
  const columns = columnsOf(letter);
  const titles = columns.map(({ texts }) => texts.title);
  const [first] = columns;
  const page = openPage({
    title: titles.join(" · "),
    author: letter.facts[first?.locale === "ar" ? "organisationAr" : "organisationEn"],
    lang: first?.locale ?? "en",
    at: new Date(letter.created_at),
  });
  setColumns(page, columns, setHead(page, columns, logo));
  setFoot(page, columns, link);
  return page.finish();
}
