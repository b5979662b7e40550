import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openXlsx, unzip } from "#testing/unzip.ts";
import { columnName } from "./xlsx-parts.ts";
import { writeXlsx, type XlsxCell, type XlsxTable } from "./xlsx.ts";

const table = (rows: XlsxTable["rows"], more: Partial<XlsxTable> = {}): XlsxTable => ({
  name: "2026-01",
  rightToLeft: false,
  columns: [
    { heading: "Name", width: 20 },
    { heading: { date: "2026-01-31" }, width: 12 },
    { heading: "Hours", width: 10 },
  ],
  frozenColumns: 1,
  rows,
  ...more,
});
async function* stretches(...some: XlsxCell[][][]): AsyncGenerator<XlsxCell[][]> {
  yield* some;
}
/** Returns whether every tag is closed by its own end tag. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, isEnd, name = "", isEmpty] of xml.matchAll(/<(\/?)([A-Za-z][\w:]*)[^<>]*?(\/?)>/g)) {
    if (isEnd === "/") {
      if (open.pop() !== name) return false;
    } else if (isEmpty !== "/") open.push(name);
  }
  return open.length === 0;
}

test("a workbook has all parts, well formed, and every cell has its value and type", async () => {
  const archive = await buffer(
    writeXlsx(
      table(stretches([["Omar", { date: "2026-02-01" }, { minutes: 1620 }]], [["عمر", null, -7.5]], []), {
        name: "R&D",
      }),
    ),
  );
  const { parts, sheet, cells } = openXlsx(archive);
  expect(parts).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  for (const [path, content] of unzip(archive)) expect(isWellFormed(content.toString("utf8")), path).toBe(true);
  expect(unzip(archive).get("xl/workbook.xml")?.toString("utf8")).toContain('name="R&amp;D"');
  expect(Object.fromEntries(cells)).toEqual({
    A1: { value: "Name", style: 1 },
    B1: { value: 46_053, style: 2 },
    C1: { value: "Hours", style: 1 },
    A2: { value: "Omar", style: 0 },
    B2: { value: 46_054, style: 4 },
    C2: { value: 1.125, style: 3 },
    A3: { value: "عمر", style: 0 },
    C3: { value: -7.5, style: 0 },
  });
  expect(sheet).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>');
  expect(sheet).toContain('<col min="2" max="2" width="12" customWidth="1"/>');
  expect(sheet).not.toContain("rightToLeft");
});

test("a sheet in Arabic runs from right to left", async () => {
  const archive = await buffer(writeXlsx(table(stretches(), { rightToLeft: true, frozenColumns: 0 })));
  const { sheet } = openXlsx(archive);
  expect(sheet).toContain('<sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2"');
});

test("a text is never a formula, and is read back unchanged except for characters that XML does not allow", async () => {
  const texts = ['=1+1&"<b>"', "@SUM(A1)", "_x0041_ _X000D_", " spaces ", "a\u0001\u0000b\ud800", "line\nbreak", "😀"];
  const { cells, sheet } = openXlsx(await buffer(writeXlsx(table(stretches(texts.map((text) => [text]))))));
  expect(texts.map((_, index) => cells.get(`A${index + 2}`)?.value)).toEqual(
    texts.map((text) => text.replace("\u0001\u0000", "").replace("\ud800", "\ufffd")),
  );
  expect(sheet).not.toContain("<f>");
  expect(sheet).toContain("_x005F_x0041_ _x005F_X000D_");
});

test("columns are named as spreadsheets name them", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});

test("rows are read no faster than the workbook, and reading ends when its reader stops", async () => {
  // Random content is incompressible: a row in the archive keeps its size.
  const rowSize = 3000;
  let taken = 0;
  let isEnded = false;
  async function* endless(): AsyncGenerator<XlsxCell[][]> {
    try {
      for (; ; taken += 1) yield [[randomBytes(rowSize).toString("base64"), null, taken]];
    } finally {
      isEnded = true;
    }
  }
  let read = 0;
  let mostAhead = 0;
  for await (const piece of writeXlsx(table(endless())) as AsyncIterable<Buffer>) {
    read += piece.length;
    for (let turns = 0; turns < 20; turns += 1) await turn();
    mostAhead = Math.max(mostAhead, taken - read / rowSize);
    if (taken > 3_000) break;
  }
  expect(mostAhead).toBeLessThan(500);
  await expect.poll(() => isEnded).toBe(true);
});

test("an error while rows are read reaches the reader", async () => {
  async function* failing(): AsyncGenerator<XlsxCell[][]> {
    yield [["Omar"]];
    throw new Error("the database is gone");
  }
  await expect(buffer(writeXlsx(table(failing())))).rejects.toThrow("the database is gone");
});
