import { afterAll, beforeAll, expect, test } from "vitest";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import type { EntryImport } from "../../contract/schemas-entries.ts";

let attendance: TestAttendance;
let world: LeaveWorld;
let salem: Caller;
let annual: string;

beforeAll(async () => {
  setLocalClock("2026-06-30 09:00:00");
  attendance = await startAttendance();
  world = leaveWorldOf(attendance.database);
  salem = attendance.as("Salem");
  annual = await world.type("Annual");
  await world.policy(annual);
  for (const name of ["Omar", "Reem", "Salem"] as const) await world.employ(attendance.as(name).id, "2025-01-01");
  await attendance.database.primary
    .updateTable("person")
    .set({ employee_number: "E-7" })
    .where("id", "=", attendance.as("Omar").id)
    .execute();
});
afterAll(() => attendance.close());

const send = (csv: string, dryRun = true, by = salem) => by.post<EntryImport>("/leave/entries/import", { csv, dryRun });
const entries = () => attendance.database.primary.selectFrom("leave_entry").selectAll().orderBy("id").execute();

test("employees are refused", async () => {
  expect((await send("email,type,date,days\n", true, attendance.as("Omar"))).status).toBe(403);
});

test("each wrong cell is named, and nothing is saved", async () => {
  const csv = [
    "number,email,type,date,days,expires",
    ",,Annual,2026-01-01,5,",
    "E-9,,Annual,2026-01-01,5,",
    "E-7,reem@diwan.example,Annual,2026-01-01,5,",
    ",nobody@diwan.example,Annual,2026-01-01,5,",
    "E-7,,Picnic,2026-01-01,5,",
    "E-7,,Annual,1 Jan,0,",
    "E-7,,Annual,2024-12-31,many,",
    "E-7,,Annual,2024-12-31,5,",
    "E-7,,Annual,2026-01-01,-5,2026-12-31",
    "E-7,,Annual,2026-01-01,5,2025-12-31",
    ",faisal@diwan.example,Annual,2026-01-01,5,",
    ",salem@diwan.example,Annual,2026-01-01,5,",
    "E-7,,Annual,2026-01-01,5,",
    ",omar@diwan.example,Annual,2026-01-01,5,",
  ].join("\n");
  const { data } = await send(csv, false);
  expect(data.applied).toBe(false);
  expect(data.errors.map(({ row, column }) => [row, column])).toEqual([
    [2, "employeeNumber"],
    [3, "employeeNumber"],
    [4, "employeeNumber"],
    [5, "email"],
    [6, "type"],
    [7, "date"],
    [7, "days"],
    [8, "days"],
    [9, "date"],
    [10, "expires"],
    [11, "expires"],
    [12, null],
    [13, null],
    [15, null],
  ]);
  expect(data.errors.find(({ row }) => row === 9)?.message).toBe("This is before the hire date, 2025-01-01");
  expect(data.rows).toBe(14);
  expect(data.valid).toBe(1);
  expect(await entries()).toEqual([]);
});

test("a dry run shows the balances before and after; applied once, the same table is refused", async () => {
  const csv =
    "الرقم الوظيفي;البريد;نوع الإجازة;التاريخ;الأيام;ملاحظة\nE-7;;Annual;2026-01-01;٧٫٥;From the old list\n;reem@diwan.example;Annual;2026-01-01;3;";
  const checked = await send(csv);
  expect(checked.data).toMatchObject({
    applied: false,
    errorCount: 0,
    people: 2,
    days: 10.5,
    entries: [
      { row: 2, nameEn: "Omar", typeEn: "Annual", days: 7.5, before: 48, after: 31.5 },
      { row: 3, nameEn: "Reem", days: 3, before: 48, after: 27 },
    ],
  });
  expect(await entries()).toEqual([]);
  expect((await send(csv, false)).data).toMatchObject({ applied: true, people: 2 });
  expect(await entries()).toMatchObject([
    { person_id: attendance.as("Omar").id, kind: "opening", days: "7.50", note: "From the old list" },
    { person_id: attendance.as("Reem").id, kind: "opening", days: "3.00", note: null },
  ]);
  const again = await send(csv, false);
  expect(again.data).toMatchObject({ applied: false, errorCount: 2, errors: [{ column: "date" }, { column: "date" }] });
  expect(await entries()).toHaveLength(2);
});
