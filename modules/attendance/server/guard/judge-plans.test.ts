import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { addLocation, addZone, assign, hours, zoneBody } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ImportOutcome } from "../../contract/schemas-location-zone-user.ts";
import type { Location } from "../../contract/schemas-location.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { WorkingTimeRule } from "../../contract/schemas-working-time.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

// Tuesday 2026-02-10, 12:00 in Riyadh.
const assignments = "/attendance/location-zone-users";
const exceptionDays = "/attendance/exception-days";

let attendance: TestAttendance;
let salem: Caller, omar: Caller, reem: Caller;
let place: Location, long: Zone;
let count = 0;
beforeAll(async () => {
  setClock(() => Date.parse("2026-01-01T05:00:00Z"));
  attendance = await startAttendance();
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  [salem, omar, reem] = [attendance.as("Salem"), attendance.as("Omar"), attendance.as("Reem")];
  place = await addLocation(salem);
  long = await addZone(salem, { days: hours("08:00", "18:00", ["sunday", "monday"]) });
});
afterAll(() => attendance.close());

/** Runs with one rule and deletes it afterwards. */
async function withRule(more: object, work: (rule: WorkingTimeRule) => Promise<void>): Promise<void> {
  count += 1;
  const names = { nameEn: `Limit ${count}`, nameAr: `حد ${count}` };
  const body = { ...names, kind: "maximumPerDay", minutes: 480, from: "2026-01-01", everyone: true, mode: "refuse" };
  const rule = await salem.post<WorkingTimeRule>("/attendance/working-time-rules", { ...body, ...more });
  expect(rule.status, rule.text).toBe(201);
  await work(rule.data);
  expect((await salem.delete(`/attendance/working-time-rules/${rule.data.id}`)).status).toBe(204);
}

const brokenOf = (effect: Effect): unknown[] =>
  effect.brokenRules.map(({ rule, people, minutes, limit, firstDate, lastDate }) => [
    rule.id,
    people,
    minutes,
    limit,
    firstDate,
    lastDate,
  ]);
const effectOf = async (path: string, body: object): Promise<Effect> => {
  const answer = await salem.post<Effect>(`${path}/effect`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};

describe("a rule that refuses", () => {
  test("refuses an assignment with its people, dates, minutes and limit, in both languages", async () => {
    await withRule({}, async (rule) => {
      const body = { location: place.id, zone: long.id, users: [omar.id, reem.id] };
      // The first Sunday, and the last Monday of eight weeks.
      expect(brokenOf(await effectOf(assignments, body))).toEqual([[rule.id, 2, 600, 480, "2026-02-15", "2026-04-06"]]);
      const refused = await salem.post(assignments, body);
      expect(refusal(refused)).toEqual([422, "working_time_broken", "zone: workingTimeBroken"]);
      const message = refused.problem.fields[0]?.message.replace(/[\u2068\u2069]/g, "");
      expect(message).toContain(`${rule.nameEn} / ${rule.nameAr}: 600 minutes where the limit is 480`);
      expect(message).toContain("first on 2026-02-15. People: 2, among them Omar");
      expect(refused.problem).toMatchObject({
        broken: [{ rule: rule.id, people: 2, firstDate: "2026-02-15", minutes: 600, limit: 480 }],
      });
      expect((await salem.get<unknown[]>(`${assignments}?zone=${long.id}`)).data).toEqual([]);
    });
  });

  test("refuses longer hours of a zone, but neither shorter ones nor its name", async () => {
    const zone = await addZone(salem, { days: hours("08:00", "17:00", ["monday"]) });
    await assign(salem, { location: place.id, zone: zone.id, users: [omar.id] });
    await withRule({}, async (rule) => {
      const path = `/attendance/zones/${zone.id}`;
      const longer = { days: hours("08:00", "17:30", ["monday"]) };
      expect(brokenOf(await effectOf(path, longer))).toEqual([[rule.id, 1, 570, 480, "2026-02-16", "2026-04-06"]]);
      expect(refusal(await salem.patch(path, { version: 1, ...longer }))).toEqual([
        422,
        "working_time_broken",
        "days: workingTimeBroken",
      ]);
      // Still too long, but less than before.
      const shorter = await salem.patch(path, { version: 1, days: hours("08:00", "16:30", ["monday"]) });
      expect(shorter.status, shorter.text).toBe(200);
      expect((await salem.patch(path, { version: 2, nameEn: "Renamed" })).status).toBe(200);
    });
    await salem.patch(`/attendance/zones/${zone.id}`, { version: 3, isActive: false });
  });

  test("refuses an exception day with long hours, and the deletion of a day off", async () => {
    const zone = await addZone(salem, { days: hours("08:00", "16:00", ["sunday", "monday", "tuesday"]) });
    const role = await attendance.gather("Team", [omar]);
    await assign(salem, { location: place.id, zone: zone.id, roles: [role] });
    const off = { date: "2026-02-23", workDay: false, users: [omar.id] };
    const holiday = await salem.post<{ id: string }>(exceptionDays, off);
    await withRule({}, async (rule) => {
      const body = { date: "2026-02-17", workDay: true, start: "08:00", end: "18:00", users: [omar.id] };
      expect(brokenOf(await effectOf(exceptionDays, body))).toEqual([
        [rule.id, 1, 600, 480, "2026-02-17", "2026-02-17"],
      ]);
      expect(refusal(await salem.post(exceptionDays, body))).toEqual([
        422,
        "working_time_broken",
        "date: workingTimeBroken",
      ]);
      // Beyond the weeks that are looked at.
      expect((await salem.post(exceptionDays, { ...body, date: "2026-06-16" })).status).toBe(201);
    });
    await withRule({ kind: "maximumPerWeek", minutes: 1_000 }, async (rule) => {
      const path = `${exceptionDays}/${holiday.data.id}`;
      expect(brokenOf(await effectOf(path, { delete: true }))).toEqual([
        [rule.id, 1, 1_440, 1_000, "2026-02-22", "2026-02-24"],
      ]);
      expect(refusal(await salem.delete(path))).toEqual([422, "working_time_broken", "date: workingTimeBroken"]);
    });
    await salem.patch(`/attendance/zones/${zone.id}`, { version: 1, isActive: false });
  });

  test("refuses that a location becomes one outdoors", async () => {
    const yard = await addLocation(salem);
    expect(yard.outdoors).toBe(false);
    await assign(salem, { location: yard.id, zone: (await addZone(salem)).id, users: [reem.id] });
    await withRule({ kind: "outdoors", minutes: null, after: "12:00", before: "15:00" }, async (rule) => {
      const path = `/attendance/locations/${yard.id}`;
      const effect = await effectOf(path, { outdoors: true });
      expect(brokenOf(effect)).toEqual([[rule.id, 1, 180, 0, "2026-02-10", "2026-04-06"]]);
      expect(refusal(await salem.patch(path, { version: 1, outdoors: true }))).toEqual([
        422,
        "working_time_broken",
        "outdoors: workingTimeBroken",
      ]);
    });
    const changed = await salem.patch<Location>(`/attendance/locations/${yard.id}`, { version: 1, outdoors: true });
    expect(changed.data.outdoors).toBe(true);
  });

  test("refuses the rows of an import that it concerns", async () => {
    await attendance.makeFound();
    const faisal = attendance.as("Faisal");
    await withRule({ everyone: false, users: [faisal.id] }, async (rule) => {
      const emails = await attendance.database.primary
        .selectFrom("account")
        .select(["person_id", "email"])
        .where("person_id", "in", [faisal.id, omar.id])
        .orderBy("person_id")
        .execute();
      const rows = emails.map(({ email }) => `${email},${place.nameEn},${long.nameEn}`);
      const csv = `email,location,zone\n${rows.join("\n")}\n`;
      const { data } = await salem.post<ImportOutcome>(`${assignments}/import`, { csv, dryRun: false });
      expect(data.applied).toBe(false);
      const row = emails.findIndex(({ person_id: id }) => id === faisal.id) + 2;
      expect(data.errors).toMatchObject([{ row, column: "zone" }]);
      expect(data.errors[0]?.message).toContain(`${rule.nameEn}: 600 minutes where the limit is 480`);
    });
  });
});

test("a rule that warns is shown, and the plan is saved", async () => {
  await withRule({ mode: "warn", kind: "restBetween", minutes: 900 }, async (rule) => {
    const zone = await addZone(salem, { days: hours("08:00", "18:00", ["sunday", "monday"]) });
    const body = { location: place.id, zone: zone.id, users: [attendance.as("Mona").id] };
    const effect = await effectOf(assignments, body);
    expect(brokenOf(effect)).toEqual([[rule.id, 1, 840, 900, "2026-02-15", "2026-04-06"]]);
    expect(effect.brokenRules[0]).toMatchObject({ mode: "warn", kind: "restBetween", examples: [{ nameEn: "Mona" }] });
    expect((await salem.post(assignments, body)).status).toBe(201);
  });
});

test("people who had the same hours before are no news, those who join are", async () => {
  const zone = await addZone(salem, { days: hours("08:00", "18:00", ["tuesday"]) });
  const made = await assign(salem, { location: place.id, zone: zone.id, users: [omar.id] });
  await withRule({}, async (rule) => {
    const path = `${assignments}/${made.id}`;
    const effect = await effectOf(path, { users: [omar.id, reem.id] });
    expect(effect.brokenRules).toMatchObject([{ rule: { id: rule.id }, people: 1, examples: [{ id: reem.id }] }]);
    expect(brokenOf(await effectOf(path, { delete: true }))).toEqual([]);
  });
});

test("a new zone breaks nothing before it is assigned", async () => {
  await withRule({}, async () => {
    const body = zoneBody({ days: hours("06:00", "20:00") });
    expect((await effectOf("/attendance/zones", body)).brokenRules).toEqual([]);
    expect((await salem.post("/attendance/zones", body)).status).toBe(201);
  });
});
