import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { addLocation, addZone, assign, hours } from "#testing/attendance-rules.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { RuleMark } from "../../contract/schemas-punch.ts";

// Tuesday 2026-02-10, 12:00 in Riyadh: the slot of the day started four hours ago.
const [past, today, tomorrow] = ["2026-02-08", "2026-02-10", "2026-02-15"];
const exceptionDays = "/attendance/exception-days";
const assignments = "/attendance/location-zone-users";

let attendance: TestAttendance;
let salem: Caller, mona: Caller, omar: Caller;
let place: string, zone: string, small: string, large: string;
beforeAll(async () => {
  setClock(() => Date.parse("2026-01-01T05:00:00Z"));
  attendance = await startAttendance();
  [salem, mona, omar] = [attendance.as("Salem"), attendance.as("Mona"), attendance.as("Omar")];
  place = (await addLocation(mona)).id;
  zone = (await addZone(mona)).id;
  await assign(mona, { location: place, zone, users: [salem.id, omar.id] });
  const others = [];
  for (let number = 1; number <= 5; number += 1) others.push(await attendance.hire(`Other ${number}`));
  small = await attendance.gather("Small", [salem, ...others.slice(0, 4)]);
  large = await attendance.gather("Large", [salem, ...others]);
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  for (let day = 1; day <= 10; day += 1) {
    const date = `2026-02-${String(day).padStart(2, "0")}`;
    const at = Date.parse(`${date}T09:00:00Z`);
    setClock(() => at);
    await attendance.run("attendance.openDays");
  }
});
afterAll(async () => {
  await attendance.close();
});

const refused = (answer: Answer<unknown>): void =>
  expect([answer.status, answer.problem.code], answer.text).toEqual([422, "own_days"]);
const created = (answer: Answer<unknown>): void => expect(answer.status, answer.text).toBe(201);
const dayOff = (more: object) => ({ date: past, workDay: false, users: [salem.id], ...more });
const ruleOf = async (caller: Caller, path: string, body: object): Promise<{ id: string; version: number }> => {
  const answer = await caller.post<{ id: string; version: number }>(path, body);
  created(answer);
  return answer.data;
};
const stateOf = async (date: string): Promise<unknown> =>
  (await salem.get<{ state: string }[]>(`/attendance/days?from=${date}&to=${date}`)).data.map(({ state }) => state);

describe("an officer's own started days", () => {
  test.each([
    ["of the past, by name", {}],
    ["of today, whose slot has begun", { date: today }],
    [
      "by name beside others",
      {
        get users() {
          return [salem.id, omar.id];
        },
      },
    ],
    ["by name, although for everyone", { everyone: true }],
    ["every year since the past", { repeats: "gregorian" }],
  ])("an exception day %s is refused to its author", async (_, more) => {
    const before = await stateOf(past);
    refused(await salem.post(exceptionDays, dayOff(more)));
    expect(await stateOf(past)).toEqual(before);
  });

  test("an exception day of a role with four other members is refused to its author", async () => {
    refused(await salem.post(exceptionDays, dayOff({ users: [], roles: [small] })));
  });

  test("an exception day first of another person, or in the future, cannot be moved to own started days", async () => {
    const others = await ruleOf(salem, exceptionDays, dayOff({ users: [omar.id] }));
    refused(await salem.patch(`${exceptionDays}/${others.id}`, { version: 1, users: [omar.id, salem.id] }));
    const later = await ruleOf(salem, exceptionDays, dayOff({ date: tomorrow }));
    refused(await salem.patch(`${exceptionDays}/${later.id}`, { version: 1, date: past }));
    expect((await salem.delete(`${exceptionDays}/${later.id}`)).status).toBe(204);
  });

  test("another officer's exception day cannot be changed, deactivated, reactivated or deleted", async () => {
    const { id } = await ruleOf(mona, exceptionDays, dayOff({ date: "2026-02-09" }));
    refused(await salem.patch(`${exceptionDays}/${id}`, { version: 1, workDay: true }));
    refused(await salem.patch(`${exceptionDays}/${id}`, { version: 1, isActive: false }));
    refused(await salem.delete(`${exceptionDays}/${id}`));
    expect((await mona.patch(`${exceptionDays}/${id}`, { version: 1, isActive: false })).status).toBe(200);
    refused(await salem.patch(`${exceptionDays}/${id}`, { version: 2, isActive: true }));
    expect((await mona.delete(`${exceptionDays}/${id}`)).status).toBe(204);
  });

  test("an assignment cannot be given, taken, moved, deactivated, deleted or imported", async () => {
    const special = (await addZone(mona, { layer: "special", days: hours("11:00", "12:00") })).id;
    const csv = (email: string) => `email,location,zone,from,to\n${email},${place},${special},2026-02-01,2026-02-28`;
    refused(await salem.post(assignments, { location: place, zone: special, users: [salem.id] }));
    refused(await salem.post(assignments, { location: place, zone: special, users: [], roles: [small] }));
    const { id } = await assign(mona, {
      location: place,
      zone: special,
      users: [salem.id],
      from: "2026-02-01",
      to: past,
    });
    refused(await salem.patch(`${assignments}/${id}`, { version: 1, isActive: false }));
    refused(await salem.patch(`${assignments}/${id}`, { version: 1, to: "2026-02-05" }));
    refused(await salem.patch(`${assignments}/${id}`, { version: 1, users: [omar.id] }));
    refused(await salem.delete(`${assignments}/${id}`));
    for (const dryRun of [true, false]) {
      const answer = await salem.post<{ applied: boolean; errors: { row: number }[] }>(`${assignments}/import`, {
        csv: csv("salem@diwan.example"),
        dryRun,
      });
      expect([answer.status, answer.data.applied, answer.data.errors.map(({ row }) => row)], answer.text).toEqual([
        200,
        false,
        [2],
      ]);
    }
    expect((await mona.delete(`${assignments}/${id}`)).status).toBe(204);
  });

  test("a zone or location assigned to the author cannot be changed", async () => {
    const longer = { version: 1, checkInAllowance: 120 };
    refused(await salem.patch(`/attendance/zones/${zone}`, longer));
    refused(await salem.patch(`/attendance/zones/${zone}`, { version: 1, isActive: false }));
    refused(await salem.patch(`/attendance/locations/${place}`, { version: 1, isActive: false }));
    refused(await salem.patch(`/attendance/locations/${place}`, { version: 1, timeZone: "Asia/Dubai" }));
    // The fence of the current day: it would include home until the check-out.
    refused(await salem.patch(`/attendance/locations/${place}`, { version: 1, radius: 5000 }));
    const answer = await mona.post<Effect>(`/attendance/zones/${zone}/effect`, longer);
    expect(answer.data.ownDays).toBe("none");
  });
});

describe("allowed and marked changes", () => {
  const marks = async (): Promise<RuleMark[]> => (await mona.get<RuleMark[]>("/attendance/review/rules")).data;

  test.each([
    ["for everyone", { users: [], everyone: true, date: "2026-02-03" }, "exceptionDay"],
    ["to come", { date: "2026-02-16" }, "exceptionDay"],
    [
      "of a role with five other members",
      {
        get roles() {
          return [large];
        },
        users: [],
        date: "2026-02-04",
      },
      "exceptionDay",
    ],
  ])("a rule %s is allowed and marked", async (_, more, kind) => {
    const preview = await salem.post<Effect>(`${exceptionDays}/effect`, dayOff(more));
    expect(preview.data.ownDays).toBe("marked");
    const { id } = await ruleOf(salem, exceptionDays, dayOff(more));
    const [mark] = await marks();
    expect(mark).toMatchObject({ rule: { kind, id }, action: "created", author: { id: salem.id }, seenAt: null });
    const audited = await attendance.database.primary
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "exceptionDay.created")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(audited.details).toHaveProperty("ownDays");
  });

  test("a rule of another person is not marked", async () => {
    const before = (await marks()).length;
    await ruleOf(mona, exceptionDays, dayOff({ date: "2026-02-05" }));
    expect((await marks()).length).toBe(before);
  });

  test("a mark is set to seen by another officer, not by its author", async () => {
    const { id } = await ruleOf(salem, exceptionDays, dayOff({ date: "2026-02-17" }));
    const [mark] = await marks();
    expect(mark?.rule.id).toBe(id);
    const path = `/attendance/review/rules/${mark?.id}/seen`;
    const own = await salem.put(path);
    expect([own.status, own.problem.code]).toEqual([422, "own_attendance"]);
    expect((await omar.put(path)).status).toBe(403);
    expect((await mona.put(path)).status).toBe(200);
    expect((await marks()).map((each) => each.id)).not.toContain(mark?.id);
  });
});

test("the preview reports the refusal in advance", async () => {
  const { data } = await salem.post<Effect>(`${exceptionDays}/effect`, dayOff({}));
  expect(data.ownDays).toBe("refused");
});

test("before its slot starts, the current day counts as future", async () => {
  setClock(() => Date.parse("2026-02-10T04:30:00Z"));
  created(await salem.post(exceptionDays, dayOff({ date: today })));
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
});
