import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { hq, local } from "#testing/attendance-cases.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import { attendanceConsumer } from "../days/consumer.ts";
import type { WorkingTimeFinding, WorkingTimeRule } from "../../contract/schemas-working-time.ts";
import { replaceFindings } from "./store.ts";

const rules = "/attendance/working-time-rules";
const findings = "/attendance/working-time-findings";

let attendance: TestAttendance;
let world: World;
let salem: Caller;
let place: string, zone: string, reason: string;
let count = 0;

beforeAll(async () => {
  setLocalClock("2026-01-01 06:00:00");
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  salem = attendance.as("Salem");
  place = await world.build();
  zone = await world.schedule();
  reason = await world.lookUp("correctionReason");
});
afterAll(() => attendance.close());

async function employee(): Promise<Caller> {
  const person = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(place, zone, [person.id]);
  return person;
}

async function limit(more: object): Promise<WorkingTimeRule> {
  count += 1;
  const names = { nameEn: `Limit ${count}`, nameAr: `حد ${count}` };
  const answer = await salem.post<WorkingTimeRule>(rules, { ...names, from: "2026-01-01", mode: "refuse", ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
}

const jobs = async (): Promise<void> => {
  const waiting = await attendance.database.primary
    .selectFrom("recomputation")
    .select("id")
    .where("state", "=", "waiting")
    .execute();
  for (const { id } of waiting) await attendance.run("attendance.recompute", { id });
};
const close = async (): Promise<void> => {
  await attendance.run("attendance.openDays");
  await attendance.run("attendance.closeDays");
};

async function punch(who: Caller, kind: "in" | "out", more: object = {}): Promise<void> {
  const answer = await who.post("/attendance/punches", {
    kind,
    ...hq,
    accuracy: 20,
    clientId: `c${(count += 1)}`,
    ...more,
  });
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"verdict":"inside"')]);
}
/** Opens the day, and checks in. */
async function begin(who: Caller, date: string, from: string): Promise<void> {
  setLocalClock(`${date} 00:30:00`);
  await attendance.run("attendance.openDays");
  setLocalClock(`${date} ${from}:00`);
  await punch(who, "in");
}
/** Closes the day in the evening. */
async function end(date: string): Promise<void> {
  setLocalClock(`${date} 23:45:00`);
  await close();
}
/** Opens the day, checks in and out, and closes it. */
async function work(who: Caller, date: string, from: string, to: string): Promise<void> {
  await begin(who, date, from);
  setLocalClock(`${date} ${to}:00`);
  await punch(who, "out");
  await end(date);
}

const list = async (query = ""): Promise<WorkingTimeFinding[]> =>
  (await salem.get<WorkingTimeFinding[]>(`${findings}?limit=100&${query}`)).data;
const found = async ({ id }: WorkingTimeRule): Promise<string[]> =>
  (await list(`rule=${id}`)).map(({ minutes, firstDate, date }) => `${minutes} ${firstDate} ${date}`);

describe("a closed day", () => {
  test("has findings once it is closed, and a punch is never refused by a rule", async () => {
    const omar = await employee();
    const rule = await limit({ kind: "maximumPerDay", minutes: 480, users: [omar.id] });
    await begin(omar, "2026-01-11", "08:00");
    setLocalClock("2026-01-11 18:00:00");
    await punch(omar, "out");
    expect(await found(rule)).toEqual([]);
    await end("2026-01-11");
    expect(await list(`rule=${rule.id}`)).toMatchObject([
      {
        person: { id: omar.id },
        rule: { id: rule.id, nameEn: rule.nameEn, nameAr: rule.nameAr },
        kind: "maximumPerDay",
        mode: "refuse",
        from: "2026-01-11T05:00:00Z",
        to: "2026-01-11T15:00:00Z",
        minutes: 600,
        limit: 480,
        firstDate: "2026-01-11",
        date: "2026-01-11",
        isLocked: false,
      },
    ]);
  });

  test("loses its finding when a correction mends it, and gets it back", async () => {
    const omar = await employee();
    const rule = await limit({ kind: "onSite", minutes: 540, users: [omar.id] });
    await work(omar, "2026-01-12", "08:00", "18:30");
    expect(await found(rule)).toEqual(["630 2026-01-12 2026-01-12"]);
    const { id } = await attendance.database.primary
      .selectFrom("punch")
      .select("id")
      .where("person_id", "=", omar.id)
      .where("kind", "=", "out")
      .executeTakeFirstOrThrow();
    setLocalClock("2026-01-13 12:00:00");
    expect((await salem.post(`/attendance/punches/${id}/void`, { reason })).status).toBe(200);
    expect(await found(rule)).toEqual([]);
    const out = { user: omar.id, kind: "out", at: local("2026-01-12 18:00:00"), reason };
    expect((await salem.post("/attendance/corrections", out)).status).toBe(201);
    expect(await found(rule)).toEqual(["600 2026-01-12 2026-01-12"]);
  });

  test("counts with the others of its week, which begins on the organisation's first day", async () => {
    const omar = await employee();
    const week = await limit({ kind: "maximumPerWeek", minutes: 1_000, users: [omar.id] });
    const rest = await limit({ kind: "restBetween", minutes: 960, users: [omar.id] });
    await work(omar, "2026-01-14", "08:00", "16:00");
    await work(omar, "2026-01-15", "07:30", "16:30");
    expect(await found(week)).toEqual(["1020 2026-01-14 2026-01-15"]);
    expect(await found(rest)).toEqual(["930 2026-01-14 2026-01-15"]);
    // Sunday begins a week.
    await work(omar, "2026-01-18", "08:00", "16:00");
    expect(await found(week)).toEqual(["1020 2026-01-14 2026-01-15"]);
  });

  test("counts as outdoors at a place that is", async () => {
    const omar = await attendance.hire("Outside");
    const yard = await world.build();
    await attendance.database.primary.updateTable("location").set({ outdoors: true }).where("id", "=", yard).execute();
    await world.assign(yard, zone, [omar.id]);
    const rule = await limit({ kind: "outdoors", after: "12:00", before: "15:00", users: [omar.id] });
    await work(omar, "2026-01-19", "08:00", "14:00");
    expect(await found(rule)).toEqual(["120 2026-01-19 2026-01-19"]);
  });
});

describe("a changed rule", () => {
  test("is compared with recent closed days at once", async () => {
    const omar = await employee();
    await work(omar, "2026-01-20", "08:00", "17:00");
    const rule = await limit({ kind: "maximumPerDay", minutes: 480, users: [omar.id] });
    await jobs();
    expect(await found(rule)).toEqual(["540 2026-01-20 2026-01-20"]);
    await salem.patch(`${rules}/${rule.id}`, { version: 1, minutes: 540 });
    await jobs();
    expect(await found(rule)).toEqual([]);
    await salem.patch(`${rules}/${rule.id}`, { version: 2, minutes: 500 });
    await jobs();
    expect(await found(rule)).toEqual(["540 2026-01-20 2026-01-20"]);
    await salem.patch(`${rules}/${rule.id}`, { version: 3, isActive: false });
    await jobs();
    expect(await found(rule)).toEqual([]);
  });

  test("counts for a role on the dates on which a person holds it", async () => {
    const omar = await employee();
    const role = await attendance.gather("Drivers", [{ id: omar.id, from: "2026-01-22" }]);
    const rule = await limit({ kind: "maximumPerDay", minutes: 480, roles: [role] });
    await work(omar, "2026-01-21", "08:00", "17:00");
    await work(omar, "2026-01-22", "08:00", "17:30");
    expect(await found(rule)).toEqual(["570 2026-01-22 2026-01-22"]);
  });
});

test("locked months stay when a rule is deleted or days around them change", async () => {
  const omar = await employee();
  const rule = await limit({ kind: "maximumPerDay", minutes: 480, users: [omar.id] });
  await work(omar, "2026-01-25", "08:00", "17:00");
  setLocalClock("2026-02-02 06:00:00");
  await close();
  expect((await salem.put("/attendance/months/2026-01/lock", { note: "The finding stays" })).status).toBe(200);
  await work(omar, "2026-02-02", "08:00", "17:00");
  expect(await found(rule)).toEqual(["540 2026-02-02 2026-02-02", "540 2026-01-25 2026-01-25"]);
  expect((await salem.delete(`${rules}/${rule.id}`)).status).toBe(204);
  await jobs();
  expect(await list(`rule=${rule.id}`)).toMatchObject([{ date: "2026-01-25", isLocked: true }]);
});

describe("the list", () => {
  test("refuses a filter that is none", async () => {
    expect(refusal(await salem.get(`${findings}?from=2026-13-01`))).toEqual([400, "fields_invalid", "from: date"]);
    expect(refusal(await salem.get(`${findings}?rule=x`))).toEqual([400, "fields_invalid", "rule: invalid"]);
  });

  test("is filtered by person and period, newest first, page by page", async () => {
    const omar = await employee();
    const rule = await limit({ kind: "maximumPerDay", minutes: 60, users: [omar.id] });
    for (const date of ["2026-02-03", "2026-02-04", "2026-02-05"]) await work(omar, date, "08:00", "16:00");
    await attendance.makeFound();
    const dates = async (query: string) => (await list(query)).map(({ date }) => date);
    expect(await dates(`rule=${rule.id}&from=2026-02-04`)).toEqual(["2026-02-05", "2026-02-04"]);
    expect(await dates(`rule=${rule.id}&to=2026-02-03`)).toEqual(["2026-02-03"]);
    const own = (await list(`rule=${rule.id}`))[0]?.person.nameEn ?? "";
    expect(await dates(`search=${encodeURIComponent(own)}&rule=${rule.id}`)).toHaveLength(3);
    const first = await salem.get<WorkingTimeFinding[]>(`${findings}?rule=${rule.id}&limit=2`);
    const second = await salem.get<WorkingTimeFinding[]>(
      `${findings}?rule=${rule.id}&limit=2&cursor=${first.page.next}`,
    );
    expect([...first.data, ...second.data].map(({ date }) => date)).toEqual(["2026-02-05", "2026-02-04", "2026-02-03"]);
  });

  test("is exported as CSV with the same filters, and the export is recorded", async () => {
    const [finding] = await list();
    const table = await salem.get(`${findings}/export?rule=${finding?.rule.id}&from=${finding?.date}`);
    const lines = table.text.trim().split("\r\n");
    expect(lines[0]).toContain("Name,Department,Rule,Kind,Mode,First date,Last date,From,To,Minutes,Limit in minutes");
    expect(lines[1]).toContain(
      `${finding?.date},${finding?.from},${finding?.to},${finding?.minutes},${finding?.limit}`,
    );
    const recorded = await attendance.database.primary
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "workingTimeFindings.exported")
      .execute();
    expect(recorded.map(({ details }) => details)).toMatchObject([{ format: "csv", rule: finding?.rule.id }]);
  });
});

describe("a day that changes after it has closed", () => {
  test("is compared again when its check-out arrives the next morning, made offline", async () => {
    const omar = await employee();
    const rule = await limit({ kind: "maximumPerDay", minutes: 480, users: [omar.id] });
    await begin(omar, "2026-02-08", "08:00");
    await end("2026-02-08");
    expect(await found(rule)).toEqual([]);
    setLocalClock("2026-02-09 06:00:00");
    await punch(omar, "out", { capturedAt: local("2026-02-08 18:30:00") });
    expect(await found(rule)).toEqual(["630 2026-02-08 2026-02-08"]);
  });

  test("loses its findings when it is before a later hire date, although today is only open", async () => {
    const omar = await employee();
    const rule = await limit({ kind: "maximumPerDay", minutes: 480, users: [omar.id] });
    await work(omar, "2026-02-10", "08:00", "18:00");
    expect(await found(rule)).toHaveLength(1);
    setLocalClock("2026-02-11 08:30:00");
    await attendance.run("attendance.openDays");
    const alia = attendance.as("Alia");
    const { version } = (await alia.get<{ version: number }>(`/users/${omar.id}/record`)).data;
    expect((await alia.patch(`/users/${omar.id}`, { version, hireDate: "2026-02-11" })).status).toBe(200);
    await consumeOnce({
      database: attendance.database,
      consumers: [attendanceConsumer({ settings: createSettings(), scheduleFollowers: [] })],
    });
    await jobs();
    expect(await found(rule)).toEqual([]);
  });
});

test("shifts that overlap and break a rule from the same instant on are one finding, the longest", async () => {
  const omar = await employee();
  const rule = await limit({ kind: "outdoors", after: "12:00", before: "15:00", users: [omar.id] });
  const row = { personId: omar.id, ruleId: rule.id, date: "2026-02-12", firstDate: "2026-02-12", limit: 0 };
  const from = local("2026-02-12 12:00:00");
  await transaction(attendance.database.primary, (tx) =>
    replaceFindings(tx, {
      personIds: [omar.id],
      from: "2026-02-12",
      to: "2026-02-12",
      lockedMonths: [],
      at: from,
      found: [
        { ...row, from, to: local("2026-02-12 12:30:00"), minutes: 30 },
        { ...row, from, to: local("2026-02-12 15:00:00"), minutes: 180 },
      ],
    }),
  );
  expect(await found(rule)).toEqual(["180 2026-02-12 2026-02-12"]);
});
