import { expect, test } from "vitest";
import { tableReader } from "./read-table.ts";
import { RowErrors, tableWords } from "./row-errors.ts";

const read = tableReader<"name">({
  names: { name: ["name"] },
  findMissing: (has) => (has("name") ? [] : ["name"]),
  maxRows: 20_000,
});

test.each([
  ["990,000 columns", `name${",a".repeat(990_000)}\nx`, 1, "rowLong"],
  ["a heading of 3 MB", `name${"a".repeat(3_000_000)}\nx`, 1, "rowLong"],
  ["a row of 3 MB", `name\n${"a".repeat(3_000_000)}`, 2, "rowLong"],
  ["101 columns", `name${",a".repeat(100)}\nx`, 1, "columnsMany"],
  ["a quotation mark that is not closed", 'name\nx\n"y', 3, "unreadable"],
  ["a row too many", `name\n${"x\n".repeat(20_001)}`, 20_002, "rowsMany"],
])("%s is one error, and no row is imported", async (_, csv, row, message) => {
  expect(await read(csv)).toMatchObject({ rows: [], errors: [{ row, column: null, message }] });
});

test("other work gets a turn while a large table is read", async () => {
  const csv = `name\n${`${"x".repeat(90)}\n`.repeat(20_000)}`;
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const { rows } = await read(csv);
  clearImmediate(next);
  expect(rows).toHaveLength(20_000);
  expect(turns).toBeGreaterThan(20);
});

test("of 640,000 errors the first 100 in the order of rows are reported, and the rest is counted", () => {
  const errors = new RowErrors<"name", "wrong">();
  errors.add({ row: 9, column: null, message: "wrong", values: { value: "x".repeat(5_000) } });
  for (let row = 2; row < 640_001; row += 1) errors.add({ row, column: "name", message: "wrong" });
  const { errors: told, errorCount } = errors.present("en", {
    en: { wrong: "Not {value}" },
    ar: { wrong: "ليس {value}" },
  });
  expect([told.length, errorCount, told[0]?.row]).toEqual([100, 640_000, 2]);
  expect(told.find(({ column }) => column === null)?.message).toHaveLength(104);
});

test("limits are written in the digits of the reader's language, and cell contents unchanged", () => {
  const errors = new RowErrors<"name", "rowsMany" | "wrong">();
  errors.add({ row: 2, column: null, message: "rowsMany", values: { max: 20_000 } });
  errors.add({ row: 3, column: "name", message: "wrong", values: { value: "2026" } });
  const words = { en: { ...tableWords.en, wrong: "Not {value}" }, ar: { ...tableWords.ar, wrong: "ليس {value}" } };
  const told = (locale: "en" | "ar") => errors.present(locale, words).errors.map(({ message }) => message);
  expect(told("en")).toEqual(["At most 20,000 rows can be imported at once", "Not 2026"]);
  expect(told("ar")).toEqual(["الحد الأقصى لعدد الصفوف في المرة الواحدة هو ٢٠٬٠٠٠", "ليس 2026"]);
});

test("a surrogate pair across two steps is read whole", async () => {
  const row = `${"x".repeat(9_999)}\n`;
  // The first half is the last unit of the first 64 KiB.
  const csv = `name\n${row.repeat(6)}${"x".repeat(64 * 1024 - 1 - 5 - 6 * row.length)}😀\n`;
  const { rows, errors } = await read(csv);
  expect(errors).toEqual([]);
  expect(rows.at(-1)?.cells.name.endsWith("x😀")).toBe(true);
});

test("a row of Arabic may have as many characters as any other", async () => {
  const { rows, errors } = await read(`name\n${"م".repeat(19_000)}`);
  expect([rows.length, errors]).toEqual([1, []]);
});
