import { afterAll, beforeAll, expect, test } from "vitest";
import { hq, north } from "#testing/attendance-cases.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { AttendanceDay, PermittedLocation, Today, Totals } from "../../contract/schemas-day.ts";

const sunday = "2026-01-11";
type Listed = { data: AttendanceDay[]; totals: Totals; leaveDaysToCome: number; locked: string[] };

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
});
afterAll(async () => attendance.close());

async function employee(): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(place, zone, [caller.id]);
  return caller;
}
const manage = (managerId: string, personId: string) =>
  attendance.database.primary.updateTable("person").set({ manager_id: managerId }).where("id", "=", personId).execute();
let clients = 0;
const punch = async (who: Caller, time: string, kind: "in" | "out"): Promise<void> => {
  setLocalClock(time);
  const body = { kind, ...hq, accuracy: 20, clientId: `c${(clients += 1)}` };
  expect((await who.post("/attendance/punches", body)).status).toBe(201);
};
const days = async (who: Caller, query: string): Promise<Listed & { status: number }> => {
  const answer = await who.get<AttendanceDay[]>(`/attendance/days?${query}`);
  return answer as unknown as Listed & { status: number };
};

test("days of other people are hidden, except from their manager and officers", async () => {
  const [omar, reem, faisal] = [await employee(), await employee(), await employee()];
  await manage(reem.id, omar.id);
  await manage(faisal.id, reem.id);
  const query = `from=${sunday}&to=${sunday}&user=${omar.id}`;
  expect((await days(faisal, query)).status).toBe(404);
  expect((await days(omar, `from=${sunday}&to=${sunday}&user=${reem.id}`)).status).toBe(404);
  expect((await days(attendance.as("Salem"), `from=${sunday}&to=${sunday}&user=999999`)).status).toBe(404);
  for (const who of [omar, reem, attendance.as("Salem"), attendance.as("Alia")]) {
    expect((await days(who, query)).status).toBe(200);
  }
});

test.each([
  ["from=2026-01-11&to=2026-01-10", 422],
  ["from=2026-01-01&to=2026-03-04", 422],
  ["from=2026-01-01&to=2026-03-03", 200],
  ["from=2026-01-32&to=2026-03-03", 400],
  ["from=2026-01-11", 400],
])("a query of %s is answered with %i", async (query, status) => {
  setLocalClock(`${sunday} 12:00:00`);
  const answer = await (await employee()).get(`/attendance/days?${query}`);
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.problem).toMatchObject({ code: "fields_conflict", fields: [{ path: "to" }] });
});

test("past days are returned as stored, and from today on as computed from current rules and punches", async () => {
  const omar = await employee();
  await punch(omar, "2026-01-04 08:20:00", "in");
  await punch(omar, "2026-01-04 15:00:00", "out");
  await punch(omar, `${sunday} 08:00:00`, "in");
  setLocalClock(`${sunday} 17:00:00`);
  const found = await days(omar, "from=2026-01-04&to=2026-01-13");
  expect(found.data.map(({ date, state }) => [date, state])).toEqual([
    ["2026-01-04", "present"],
    ["2026-01-09", "off"],
    ["2026-01-10", "off"],
    [sunday, "present"],
    ["2026-01-12", "scheduled"],
    ["2026-01-13", "scheduled"],
  ]);
  expect(found.totals).toEqual({
    requiredMinutes: 960,
    workedMinutes: 400,
    lateMinutes: 20,
    earlyMinutes: 60,
    lateTimes: 1,
    earlyTimes: 1,
    absentDays: 0,
    incompleteDays: 0,
    leaveDays: 0,
    presentDays: 1,
  });
  await world.lock("2025-12");
  expect((await days(omar, "from=2025-12-31&to=2026-01-01")).locked).toEqual(["2025-12"]);
});

test("future leave is counted separately from started days", async () => {
  const omar = await employee();
  setLocalClock(`${sunday} 12:00:00`);
  const leave = { user: omar.id, kind: "leave", fromDate: sunday, toDate: "2026-01-13" };
  expect((await attendance.as("Salem").post("/attendance/absences", leave)).status).toBe(201);
  const found = await days(omar, `from=${sunday}&to=2026-01-15`);
  expect(found.data.filter(({ state }) => state === "leave")).toHaveLength(3);
  expect([found.totals.leaveDays, found.leaveDaysToCome]).toEqual([1, 2]);
});

test("days in a locked month stay as locked, regardless of later rules", async () => {
  const omar = await employee();
  await punch(omar, "2025-08-31 08:00:00", "in");
  await punch(omar, "2025-08-31 16:00:00", "out");
  setLocalClock("2025-09-01 12:00:00");
  await world.lock("2025-08");
  const exception = { date: "2025-08-31", work_day: false, everyone: true, created_at: "2025-01-01T00:00:00Z" };
  await attendance.database.primary.insertInto("exception_day").values(exception).execute();
  await world.build();
  const found = await days(omar, "from=2025-08-31&to=2025-09-01");
  expect(found.data).toMatchObject([{ state: "present", workedMinutes: 480 }, { date: "2025-09-01" }]);
});

test("my places are all places assigned today, even if the applied schedule is at another", async () => {
  const omar = await employee();
  const branch = await world.build({ name: "Branch", ...north(3_000) });
  const seasonal = await world.schedule({ layer: "seasonal", endDate: sunday });
  await world.assign(branch, seasonal, [omar.id]);
  setLocalClock(`${sunday} 12:00:00`);
  const mine = async () => (await omar.get<PermittedLocation[]>("/attendance/my-locations")).data.map(({ id }) => id);
  const allowed = async () => (await omar.get<Today>("/attendance/today")).data.permittedLocations.map(({ id }) => id);
  expect([await mine(), await allowed()]).toEqual([[place, branch], [branch]]);
  setLocalClock("2026-01-12 12:00:00");
  expect([await mine(), await allowed()]).toEqual([[place], [place]]);
});

test("the day of today contains last evening's slot while its window lasts, and the next slot in advance", async () => {
  const omar = await attendance.hire("Night");
  const night = await world.schedule({ slots: [["22:00", "06:00"]], weekdays: ["sunday"] });
  await world.assign(place, night, [omar.id]);
  await punch(omar, `${sunday} 21:30:00`, "in");
  const shown = async (time: string) => {
    setLocalClock(time);
    const { data } = await omar.get<Today>("/attendance/today");
    return [data.days.map(({ date, slot }) => [date, slot]), data.nextAction, data.punches.length, data.next?.date];
  };
  const both = [
    [sunday, 1],
    ["2026-01-12", null],
  ];
  expect(await shown("2026-01-12 09:00:00")).toEqual([both, "checkOut", 1, "2026-01-18"]);
  expect(await shown("2026-01-12 09:00:01")).toEqual([[["2026-01-12", null]], "checkIn", 0, "2026-01-18"]);
});

test("a check-in is on time until the end of the allowance; an absence or a day off has no such time", async () => {
  const omar = await employee();
  setLocalClock(`${sunday} 07:00:00`);
  const until = async () => (await days(omar, `from=${sunday}&to=2026-01-16`)).data.map((day) => day.onTimeUntil);
  const friday = 5;
  const plain = await until();
  expect([plain[0], plain[friday]]).toEqual(["2026-01-11T05:10:00Z", null]);
  const span = { fromDate: sunday, toDate: sunday, fromTime: "08:00", toTime: "10:00" };
  const permission = { user: omar.id, kind: "permission", ...span };
  expect((await attendance.as("Salem").post("/attendance/absences", permission)).status).toBe(201);
  expect((await until())[0]).toBeNull();
});
