import { expect, test, vi } from "vitest";
import { RowErrors } from "#platform/imports/row-errors.ts";
import { importWords } from "./messages.ts";
import { readRows } from "./read-rows.ts";
import type { Errors, WrittenRow } from "./read-table.ts";

const nothing = {
  people: new Map(),
  numbers: new Map(),
  closed: new Set<string>(),
  departments: [],
  roles: [],
  contractKinds: [],
  locale: "en" as const,
};
const rowOf = (row: number, cells: Partial<WrittenRow["cells"]>): WrittenRow => ({
  row,
  cells: {
    email: `p${row}@diwan.example`,
    nameEn: "Somebody",
    nameAr: "",
    titleEn: "",
    titleAr: "",
    department: "",
    manager: "",
    role: "",
    language: "",
    employeeNumber: "",
    hireDate: "",
    endDate: "",
    contractKind: "",
    weeklyMinutes: "",
    ...cells,
  },
});
async function take(rows: readonly WrittenRow[]) {
  const errors: Errors = new RowErrors();
  const { read } = await readRows(rows, nothing, errors);
  return { read, ...errors.present("en", importWords) };
}

test("a cycle of 2,000 managers is found once, with one visit per row", async () => {
  const rows = Array.from({ length: 2000 }, (_, index) =>
    rowOf(index + 2, { manager: `p${((index + 1) % 2000) + 2}@diwan.example` }),
  );
  const lookups = vi.spyOn(Map.prototype, "get");
  const { read, errors, errorCount } = await take([...rows, rowOf(2002, { manager: "p2@diwan.example" })]);
  const count = lookups.mock.calls.length;
  lookups.mockRestore();
  expect([read.map(({ row }) => row), errorCount, errors[0]?.row]).toEqual([[2002], 1, 2]);
  expect(count).toBeLessThan(20_000);
});

test("thousands of roles in one cell and long names are one error each", async () => {
  const { errors } = await take([
    rowOf(2, { role: "king,".repeat(3_000) }),
    rowOf(3, { nameEn: "x".repeat(19_000) }),
    rowOf(4, {}),
  ]);
  expect(errors.filter(({ row }) => row === 2)).toHaveLength(51);
  expect(errors.filter(({ row }) => row === 3)).toMatchObject([
    { column: "nameEn", message: "At most 200 characters" },
  ]);
});
