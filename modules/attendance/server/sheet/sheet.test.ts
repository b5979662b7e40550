import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSettings } from "#platform/settings/settings.ts";
import { transaction } from "#platform/database/transaction.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { insertPunchAt } from "#testing/attendance-days.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { Sheet } from "../../contract/schemas-officer.ts";
import { computeDays } from "../days/compute-days.ts";
import { createRules } from "../rules/load-rules.ts";

let attendance: TestAttendance;
let world: World;
let salem: Caller;
let place: string;
let people: Caller[];

type SheetAnswer = Answer<Sheet["data"]> & Omit<Sheet, "data" | "page">;

/** Computes the people's days of January, as a job would at noon of the 21st, a Wednesday. */
async function compute(ids: readonly string[]): Promise<void> {
  setLocalClock("2026-01-21 12:00:00");
  const rules = createRules(createSettings());
  const span = { from: "2026-01-01", to: "2026-01-22", at: new Date("2026-01-21T09:00:00Z") };
  await transaction(attendance.database.primary, (tx) => computeDays(tx, rules, ids, span));
}
const sheet = async (query = ""): Promise<SheetAnswer> => {
  setLocalClock("2026-01-21 12:00:00");
  const answer = (await salem.get<Sheet["data"]>(`/attendance/sheet?month=2026-01${query}`)) as SheetAnswer;
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
const names = ({ data }: SheetAnswer) => data.map(({ person }) => person.nameEn);

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  salem = attendance.as("Salem");
  place = await world.build({ name: "HQ" });
  const base = await world.schedule({ name: "Base" });
  const split = await world.schedule({
    name: "Split",
    slots: [
      ["08:00", "12:00"],
      ["16:00", "20:00"],
    ],
  });
  people = [
    await attendance.hire("Badr", { nameAr: "ياسر" }),
    await attendance.hire("amal", { nameAr: "هدى" }),
    await attendance.hire("Ziad", { nameAr: "أحمد" }),
  ];
  const [badr, amal, ziad] = people.map(({ id }) => id);
  if (badr === undefined || amal === undefined || ziad === undefined) throw new Error("Nobody was hired.");
  await world.assign(place, base, [badr, amal]);
  await world.assign(await world.build({ name: "North" }), split, [ziad]);
  const punches = [
    [badr, "in", "2026-01-11T05:30:00Z"],
    [badr, "out", "2026-01-11T12:30:00Z"],
    [badr, "in", "2026-01-12T05:00:00Z"],
    [badr, "out", "2026-01-12T13:00:00Z"],
    [badr, "in", "2026-01-13T05:00:00Z"],
    [badr, "in", "2026-01-21T05:00:00Z"],
    [ziad, "in", "2026-01-11T05:00:00Z"],
    [ziad, "out", "2026-01-11T09:00:00Z"],
  ] as const;
  for (const [who, kind, at] of punches) await insertPunchAt(attendance.database, who, kind, at);
  await attendance.makeFound();
  await compute([badr, amal, ziad]);
});
afterAll(async () => attendance.close());

test("the sheet is for officers, and for valid months", async () => {
  expect((await attendance.as("Omar").get("/attendance/sheet?month=2026-01")).status).toBe(403);
  for (const query of ["", "month=2026-13", "month=0000-01", "month=2026-01&limit=501", "month=2026-01&state=in"]) {
    expect((await salem.get(`/attendance/sheet?${query}`)).status).toBe(400);
  }
  expect((await salem.get("/attendance/sheet?month=2026-01&cursor=abc")).problem.code).toBe("cursor_invalid");
});

describe("a person's row", () => {
  test("a row has a cell for each started date, and totals over them", async () => {
    const { data, isLocked, month } = await sheet("&search=badr");
    expect([month, isLocked, data.length]).toEqual(["2026-01", false, 1]);
    const { cells = [], totals } = data[0] ?? {};
    expect(cells.map(({ date }) => date)).toEqual(
      Array.from({ length: 21 }, (_, day) => `2026-01-${String(day + 1).padStart(2, "0")}`),
    );
    expect(cells[10]).toEqual({
      date: "2026-01-11",
      state: "present",
      workedMinutes: 420,
      lateMinutes: 30,
      earlyMinutes: 30,
      provisional: false,
      slots: 1,
    });
    expect(cells.slice(11, 16).map(({ state }) => state)).toEqual(["present", "incomplete", "absent", "absent", "off"]);
    expect(cells[20]).toMatchObject({ state: "present", provisional: true });
    expect(totals).toMatchObject({
      workedMinutes: 900,
      lateTimes: 1,
      earlyTimes: 1,
      incompleteDays: 1,
      presentDays: 2,
      absentDays: 11,
    });
  });

  test("a cell of several slots shows the state that needs most attention, and counts a date once", async () => {
    const { cells = [], totals } = (await sheet("&search=ziad")).data[0] ?? {};
    expect(cells[10]).toMatchObject({ state: "absent", workedMinutes: 240, slots: 2 });
    expect(totals).toMatchObject({ presentDays: 1, workedMinutes: 240 });
    // Wednesday at noon: absent in the first slot, the second is in the future.
    expect(cells[20]).toMatchObject({ state: "absent", slots: 2, provisional: true });
  });
});

describe("a sheet of many people", () => {
  test("people are ordered by name in the reader's language, page by page", async () => {
    expect(names(await sheet())).toEqual(["amal", "Badr", "Ziad"]);
    const first = await sheet("&limit=2");
    expect([names(first), first.people]).toEqual([["amal", "Badr"], 3]);
    const second = await sheet(`&limit=2&cursor=${first.page.next}`);
    expect([names(second), second.people, second.page.next]).toEqual([["Ziad"], 3, null]);
    expect((await salem.get(`/attendance/sheet?month=2026-02&limit=2&cursor=${first.page.next}`)).status).toBe(400);
  });

  test("filters select people with such a day, and count them", async () => {
    const incomplete = await sheet("&state=incomplete");
    expect([names(incomplete), incomplete.people]).toEqual([["Badr"], 1]);
    expect(names(await sheet(`&location=${place}`))).toEqual(["amal", "Badr"]);
    expect(names(await sheet(`&location=${place}&search=${encodeURIComponent("أمل")}`))).toEqual(["amal"]);
    expect((await sheet("&search=xyzzy")).people).toBe(0);
    expect(names(await sheet("&department=999"))).toEqual([]);
    const { database } = attendance;
    const row = { name_en: "Finance", name_ar: "المالية" };
    const { id } = await database.primary
      .insertInto("department")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    const ids = people.slice(0, 2).map((person) => person.id);
    await database.primary.updateTable("person").set({ department_id: id }).where("id", "in", ids).execute();
    expect(names(await sheet(`&department=${id}`))).toEqual(["amal", "Badr"]);
    expect(names(await sheet(`&department=${id}&state=incomplete`))).toEqual(["Badr"]);
    expect((await sheet(`&department=${id}`)).data[0]?.person.department).toEqual({
      id,
      nameAr: "المالية",
      nameEn: "Finance",
    });
  });

  test("a month without days has no rows, and a locked month is marked", async () => {
    setLocalClock("2026-01-21 12:00:00");
    await world.lock("2025-06");
    const answer = (await salem.get<Sheet["data"]>("/attendance/sheet?month=2025-06")) as SheetAnswer;
    expect([answer.data, answer.people, answer.isLocked]).toEqual([[], 0, true]);
  });
});
