import fc from "fast-check";
import { inspect } from "node:util";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { setLocalClock, type World } from "#testing/attendance-world.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { type TestServices, versionOf } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import type { OwnLedger } from "../../contract/schemas-balances.ts";
import type { RecountInList } from "../../contract/schemas-recount.ts";

// Everyone works Sunday to Thursday; the clock shows Tuesday, 13 January 2026. The balance is 24 days a year.

let workplace: Workplace;
let services: TestServices;
let world: World;
let leave: LeaveWorld;
let type: string;
let dana: Caller, salem: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services, world } = workplace);
  leave = leaveWorldOf(services.database);
  type = await leave.type("Annual");
  const { primary } = services.database;
  await primary.updateTable("lookup").set({ request_type: "annualLeave" }).where("id", "=", type).execute();
  await leave.policy(type, { rules: { prorate: false, carryOver: { most: 0, expiresAfterMonths: null } } });
  [dana, salem] = [services.as("Dana"), services.as("Salem")];
});
afterAll(() => services.close());

const exceptions: string[] = [];
const path = "/attendance/exception-days";
/** Enters a day off, or a day of work; returns its id. */
async function except(date: string, more: object = { everyone: true }): Promise<string> {
  const body = { date: `2026-${date}`, workDay: false, nameEn: date, nameAr: date, ...more };
  const answer = await salem.post<{ id: string }>(path, body);
  expect(answer.status, answer.text).toBe(201);
  exceptions.push(answer.data.id);
  return answer.data.id;
}
/** Counts what waits to be counted. */
async function recount(): Promise<void> {
  const runs = await services.database.primary.selectFrom("leave_recount_run").select("id").orderBy("id").execute();
  for (const { id } of runs) await services.run("leave.recount", { id });
}
beforeEach(() => setLocalClock("2026-01-13 09:00:00"));
afterEach(async () => {
  for (const id of exceptions.splice(0)) await salem.delete(`${path}/${id}`);
  await services.database.primary.deleteFrom("attendance_month").execute();
  await recount();
});

async function employed(): Promise<Caller> {
  const caller = await workplace.employee();
  await leave.employ(caller.id, "2024-05-01");
  return caller;
}
const decide = async (id: string): Promise<Answer<Request>> =>
  dana.post<Request>(`/requests/${id}/decisions`, {
    step: "manager",
    version: await versionOf(dana, id),
    decision: "approve",
  });
const ask = async (by: Caller, from: string, to: string): Promise<string> => {
  const answers = { period: { from: `2026-${from}`, to: `2026-${to}` } };
  const answer = await by.post<Request>("/requests", { service: "annualLeave", answers, submit: true });
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id;
};
async function granted(by: Caller, from: string, to: string): Promise<string> {
  const id = await ask(by, from, to);
  expect((await decide(id)).data.state).toBe("approved");
  return id;
}
const ledgerOf = async (by: Caller): Promise<OwnLedger> =>
  (await by.get<OwnLedger>(`/leave/own/ledger?type=${type}`)).data;
/** The dates taken, `MM-DD`. */
const taken = async (by: Caller): Promise<string[]> =>
  (await ledgerOf(by)).movements.filter(({ kind }) => kind === "use").map(({ date }) => date.slice(5));
const short = (days: readonly RecountedDay[]) => days.map(({ date, days: moved, why }) => [date.slice(5), moved, why]);
const recountsOf = async (by: Caller) => (await ledgerOf(by)).recounts.map(({ days }) => short(days));
const told = async (by: Caller) =>
  (await by.get<Notification[]>("/notifications?kind=leaveRecounted")).data.map(({ dueOn, recount: of }) => [
    dueOn,
    of?.days,
    of?.why,
  ]);

describe("nothing changes", () => {
  test("in a locked month, which is not locked while leave waits to be counted", async () => {
    const omar = await employed();
    await granted(omar, "01-25", "02-03");
    await world.lock("2026-01");
    await except("01-27");
    await except("02-02");
    await recount();
    expect(await recountsOf(omar)).toEqual([[["02-02", 1, "holiday"]]]);
    expect(await taken(omar)).toEqual(["01-25", "01-26", "01-27", "01-28", "01-29", "02-01", "02-03"]);
    await services.database.primary.deleteFrom("attendance_month").execute();
    await except("02-03");
    setLocalClock("2026-03-10 09:00:00");
    expect((await salem.put("/attendance/months/2026-02/lock", {})).problem.code).toBe("month_being_counted");
  });

  test("for a reader without the permission, and for people, dates and types that a change does not reach", async () => {
    const [omar, reem] = [await employed(), await employed()];
    await granted(omar, "02-01", "02-05");
    await granted(reem, "02-01", "02-05");
    await services.database.primary
      .updateTable("leave_type")
      .set({ counts: "calendarDays" })
      .where("id", "=", type)
      .execute();
    const counted = await employed();
    await granted(counted, "02-01", "02-05");
    await except("02-03", { users: [counted.id] });
    await recount();
    await services.database.primary
      .updateTable("leave_type")
      .set({ counts: "workDays" })
      .where("id", "=", type)
      .execute();
    await except("02-03", { users: [omar.id] });
    await except("02-15");
    await recount();
    expect([await recountsOf(omar), await recountsOf(reem), await recountsOf(counted)]).toEqual([
      [[["02-03", 1, "holiday"]]],
      [],
      [],
    ]);
    expect((await omar.get("/leave/recounts")).status).toBe(403);
  });

  test("when the same state is counted twice", async () => {
    const omar = await employed();
    await granted(omar, "02-01", "02-05");
    await except("02-03");
    await recount();
    const { id } = await services.database.primary
      .insertInto("leave_recount_run")
      .values({ cause: "again", created_at: "2026-01-13T00:00:00Z" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await services.run("leave.recount", { id });
    await services.run("leave.recount", { id });
    expect(await recountsOf(omar)).toEqual([[["02-03", 1, "holiday"]]]);
    expect(await told(omar)).toHaveLength(1);
  });
});

describe("days come back and are taken", () => {
  test("by a holiday, which the person is told of, and which the history and the ledger name", async () => {
    const omar = await employed();
    const id = await granted(omar, "02-01", "02-05");
    const before = (await ledgerOf(omar)).figures?.balance;
    await except("02-03", { everyone: true, lastDate: "2026-02-04" });
    await recount();
    expect(await taken(omar)).toEqual(["02-01", "02-02", "02-05"]);
    expect(await told(omar)).toEqual([["2026-02-03", 2, "holiday"]]);
    const request = (await omar.get<Request>(`/requests/${id}`)).data;
    const last = request.history.at(-1);
    expect([last?.kind, last?.actor, short(last?.counted ?? [])]).toEqual([
      "recounted",
      null,
      [
        ["02-03", 1, "holiday"],
        ["02-04", 1, "holiday"],
      ],
    ]);
    expect((await ledgerOf(omar)).recounts).toMatchObject([{ request: id, from: "2026-02-01", to: "2026-02-05" }]);
    // Only on the first day of the leave does the balance differ: it has not begun.
    expect((await ledgerOf(omar)).figures?.balance).toBe(before);
    const uses = await services.database.primary
      .selectFrom("request_use")
      .select("amount")
      .where("request_id", "=", id)
      .execute();
    expect(uses.map(({ amount }) => Number(amount))).toEqual([3]);
    const audit = await services.database.primary
      .selectFrom("audit")
      .select(["actor_id", "audience"])
      .where("action", "=", "leaveRecount.created")
      .where(sql`details ->> 'requestId'`, "=", id)
      .execute();
    expect(audit).toEqual([{ actor_id: null, audience: "permission:leave.manage" }]);
    // The holiday is removed again.
    await salem.delete(`${path}/${exceptions.pop()}`);
    await recount();
    expect(await taken(omar)).toEqual(["02-01", "02-02", "02-03", "02-04", "02-05"]);
    expect((await told(omar))[0]).toEqual(["2026-02-03", 2, "workDay"]);
  });

  test("by a schedule, a role, and the organisation’s week beyond any schedule; half days as halves", async () => {
    const omar = await employed();
    await granted(omar, "02-01", "02-05");
    await services.database.primary
      .updateTable("leave_use_day")
      .set({ part: "0.5" })
      .where("date", "=", "2026-02-05")
      .where("leave_use_id", "in", (db) => db.selectFrom("leave_use").select("id").where("person_id", "=", omar.id))
      .execute();
    // Sunday to Tuesday only, above the usual zone.
    const days = ["sunday", "monday", "tuesday"].map((weekday) => ({ weekday, start: "08:00", end: "16:00" }));
    const zone = { nameEn: "Short", nameAr: "قصير", layer: "seasonal", startDate: "2026-02-01", endDate: "2026-02-28" };
    const made = await salem.post<{ id: string }>("/attendance/zones", { ...zone, days });
    expect(made.status, made.text).toBe(201);
    const assigned = { location: workplace.place, zone: made.data.id, users: [omar.id] };
    expect((await salem.post("/attendance/location-zone-users", assigned)).status).toBe(201);
    await recount();
    expect(await recountsOf(omar)).toEqual([
      [
        ["02-04", 1, "dayOff"],
        ["02-05", 0.5, "dayOff"],
      ],
    ]);
    const free = await services.hire("Free", { manager: dana.id });
    await leave.employ(free.id, "2024-05-01");
    await granted(free, "02-01", "02-05");
    const settings = (await services.as("Alia").get<{ version: number }>("/settings")).data;
    const change = { version: settings.version, weekend: ["thursday", "friday"] };
    expect((await services.as("Alia").patch("/settings", change)).status).toBe(200);
    await services.consume("leave" as never);
    await recount();
    expect(await recountsOf(free)).toEqual([[["02-05", 1, "dayOff"]]]);
  });

  test("also those that the balance does not have, which officers see in a list", async () => {
    const omar = await employed();
    await except("02-01", { everyone: true, lastDate: "2026-02-12" });
    // 30 work days, of which ten are holidays; entered by an officer.
    const entry = { user: omar.id, kind: "leave", fromDate: "2026-02-01", toDate: "2026-03-12", lookup: type };
    expect((await salem.post("/attendance/absences", entry)).status).toBe(201);
    expect(await taken(omar)).toHaveLength(20);
    await salem.delete(`${path}/${exceptions.pop()}`);
    await recount();
    const listed = async (filter: string) =>
      (await salem.get<RecountInList[]>(`/leave/recounts?limit=100${filter}`)).data.filter(
        ({ person }) => person.id === omar.id,
      );
    const [found] = await listed("&short=true");
    expect(found).toMatchObject({ isShort: true, person: { id: omar.id }, type: { id: type }, total: -10 });
    expect(await listed("")).toHaveLength(1);
    expect(await listed("&search=nobodyatall")).toEqual([]);
    expect(await taken(omar)).toHaveLength(30);
  });
});

describe("at once and in the middle", () => {
  test("a cancellation and a recount end with the same days in either order", async () => {
    for (let round = 0; round < 4; round += 1) {
      const omar = await employed();
      const id = await granted(omar, "02-01", "02-12");
      const [absence] = (await salem.get<{ id: string; version: number }[]>(`/attendance/absences?user=${omar.id}`))
        .data;
      await except("02-03", { users: [omar.id] });
      const cut = { version: absence?.version, from: "2026-02-02", to: "2026-02-04", reason: "Called back" };
      const [answer] = await Promise.all([salem.post(`/attendance/absences/${absence?.id}/cuts`, cut), recount()]);
      expect(answer.status, answer.text).toBe(200);
      await recount();
      expect(await taken(omar)).toEqual(["02-01", "02-05", "02-08", "02-09", "02-10", "02-11", "02-12"]);
      expect((await omar.get<Request>(`/requests/${id}`)).data.state).toBe("approved");
    }
  });

  test("an approval at the moment of a change is counted by the schedules after it", async () => {
    for (let round = 0; round < 4; round += 1) {
      const omar = await employed();
      const id = await ask(omar, "02-01", "02-05");
      const [approved] = await Promise.all([decide(id), except("02-03", { users: [omar.id] })]);
      expect(approved.status, approved.text).toBe(200);
      await recount();
      expect(await taken(omar)).toEqual(["02-01", "02-02", "02-04", "02-05"]);
    }
  });

  test("a job that is killed continues after the last people, and counts each once", async () => {
    const { primary } = services.database;
    const [omar, victim] = [await employed(), await employed()];
    for (const person of [omar, victim]) await granted(person, "02-01", "02-05");
    // So many people between them that they are counted in two transactions.
    await sql`
      with people as (
        insert into person (name_en, joined_at) select 'One ' || n, '2025-01-01' from generate_series(1, 520) n returning id)
      insert into account (person_id, email, status) select id, id || '@many.example', 'active' from people`.execute(
      primary,
    );
    const late = await employed();
    await granted(late, "02-01", "02-05");
    await except("02-03");
    await sql`
      create function die() returns trigger language plpgsql as
      $$ begin if new.person_id = ${sql.lit(late.id)} then raise exception 'killed'; end if; return new; end $$`.execute(
      primary,
    );
    await sql`create trigger die before insert on leave_recount for each row execute function die()`.execute(primary);
    await expect(recount()).rejects.toSatisfy((error) => inspect(error).includes("killed"));
    await sql`drop function die cascade`.execute(primary);
    expect([await recountsOf(victim), await recountsOf(late)]).toEqual([[[["02-03", 1, "holiday"]]], []]);
    await recount();
    expect([await recountsOf(omar), await recountsOf(victim), await recountsOf(late)]).toEqual(
      Array.from({ length: 3 }, () => [[["02-03", 1, "holiday"]]]),
    );
    expect(await primary.selectFrom("leave_recount_run").selectAll().execute()).toEqual([]);
  });

  test("a run that its job has left behind is tried again", async () => {
    const { primary } = services.database;
    const left = { cause: "zone.updated", created_at: "2025-01-01T00:00:00Z", failed_at: "2025-01-01T00:00:00Z" };
    const { id } = await primary.insertInto("leave_recount_run").values(left).returning("id").executeTakeFirstOrThrow();
    await services.run("leave.retryRecounts");
    const jobs = await sql<{ key: string }>`
      select key from graphile_worker.jobs where task_identifier = 'leave.recount'`.execute(primary);
    expect(jobs.rows.map(({ key }) => key)).toContain(`leave.recount ${id}`);
    await primary.deleteFrom("leave_recount_run").where("id", "=", id).execute();
  });
});

test("whatever changes in whatever order, what was counted first less all recounts is what is taken", async () => {
  const change = fc.record({ day: fc.integer({ min: 1, max: 12 }), remove: fc.boolean(), counts: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), async (changes, reversed) => {
      const omar = await employed();
      await granted(omar, "02-01", "02-12");
      const first = await taken(omar);
      const known = new Map<number, string>();
      for (const { day, remove, counts } of reversed ? changes.toReversed() : changes) {
        const id = known.get(day);
        if (id === undefined) known.set(day, await except(`02-${String(day).padStart(2, "0")}`, { users: [omar.id] }));
        else if (remove) {
          await salem.delete(`${path}/${id}`);
          exceptions.splice(exceptions.indexOf(id), 1);
          known.delete(day);
        }
        if (counts) await recount();
      }
      await recount();
      const off = new Set([...known.keys()].map((day) => `02-${String(day).padStart(2, "0")}`));
      const now = await taken(omar);
      expect(now).toEqual(first.filter((date) => !off.has(date)));
      const moved = (await ledgerOf(omar)).recounts.flatMap(({ days }) => days.map(({ days: part }) => part));
      expect(first.length - moved.reduce((sum, part) => sum + part, 0)).toBe(now.length);
      for (const id of known.values()) exceptions.splice(exceptions.indexOf(id), 1);
      for (const id of known.values()) await salem.delete(`${path}/${id}`);
    }),
    { numRuns: 8 },
  );
});
