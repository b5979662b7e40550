import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import type { Board } from "#modules/attendance/contract/schemas-officer.ts";
import type { Ledger } from "#modules/leave/contract/schemas-balances.ts";
import { overtimeClaimOf, overtimeRequestOf } from "#testing/attendance-fixtures.ts";
import { leaveAsked } from "#testing/bound-fixtures.ts";
import { startBoundWorld, type Bounded, type BoundWorld } from "#testing/bound-world.ts";
import type { Caller, Reply } from "#testing/call.ts";
import { boundablePermissions } from "#shared/permissions.ts";

// Officers with bounds: routes that ask for no permission, judgement by date, and moves during a change.

let world: BoundWorld;
let department: Caller;
let location: Caller;
let today: string;
beforeAll(async () => {
  world = await startBoundWorld();
  department = await world.officer(boundablePermissions, { departments: [world.north] });
  location = await world.officer(boundablePermissions, { locations: [world.here] });
  const rows = await world.server.write((tx) =>
    sql<{ today: string }>`select (now() at time zone 'Asia/Riyadh')::date::text as today`.execute(tx),
  );
  today = rows.rows[0]?.today ?? "";
});
afterAll(() => world.server.close());

const officers = (): Caller[] => [department, location];
const refused = ({ status, problem }: Reply): unknown[] => [status, problem.code];

describe("of the days of another person, officers with bounds get those within", () => {
  test.each([
    ["days", "/attendance/days?from=2026-06-13&to=2026-06-16&user=", (data: never) => data],
    ["timesheet", "/attendance/timesheet?month=2026-06&user=", ({ days }: { days: never }) => days],
  ] as const)("%s", async (_, path, daysOf: (data: never) => { date: string }[]) => {
    for (const by of officers()) {
      const datesOf = async ({ id }: Bounded): Promise<string[]> => {
        const { data } = await by.get<never>(`${path}${id}`);
        return daysOf(data)
          .map(({ date }) => date)
          .filter((date) => date > "2026-06-12" && date < "2026-06-17");
      };
      expect(await datesOf(world.moved)).toEqual(["2026-06-13", "2026-06-14"]);
      expect(await datesOf(world.arrived)).toEqual(["2026-06-15", "2026-06-16"]);
      expect(await datesOf(world.inside)).toHaveLength(4);
      expect(refused(await by.get(`${path}${world.outside.id}`))).toEqual([404, "not_found"]);
    }
  });

  test("a day has the absences within, as the list does", async () => {
    const { moved } = world;
    const enter = (fromDate: string, toDate: string) =>
      world.alia.post("/attendance/absences", { user: moved.id, kind: "mission", fromDate, toDate });
    expect((await enter("2026-06-13", "2026-06-16")).status).toBe(201);
    expect((await enter("2026-06-10", "2026-06-11")).status).toBe(201);
    const absencesOn = async (by: Caller, date: string): Promise<string[]> => {
      const { data } = await by.get<DayDetails>(`/attendance/people/${moved.id}/days/${date}`);
      return data.absences.map(({ fromDate, toDate }) => `${fromDate} ${toDate}`);
    };
    for (const by of officers()) {
      expect(await absencesOn(by, "2026-06-14")).toEqual([]);
      expect(await absencesOn(by, "2026-06-10")).toEqual(["2026-06-10 2026-06-11"]);
    }
    expect(await absencesOn(world.alia, "2026-06-14")).toEqual(["2026-06-13 2026-06-16"]);
  });
});

test("a ledger says which entries and suspensions are of dates outside", async () => {
  const { arrived, leaveType: type } = world;
  const made: string[] = [];
  for (const date of ["2026-06-10", "2026-06-20"]) {
    const body = { person: arrived.id, type, kind: "adjustment", date, days: 1 };
    made.push((await world.alia.post<{ id: string }>("/leave/entries", body)).data.id);
    const period = { person: arrived.id, from: date, to: date };
    made.push((await world.alia.post<{ id: string }>("/leave/suspensions", period)).data.id);
  }
  const closedFor = async (by: Caller): Promise<Ledger["closed"]> =>
    (await by.get<Ledger>(`/leave/people/${arrived.id}`)).data.closed;
  const [entry = "", suspension = ""] = made;
  expect(await closedFor(department)).toEqual({ entries: [entry], suspensions: [suspension] });
  expect(await closedFor(world.alia)).toEqual({ entries: [], suspensions: [] });
  expect(refused(await department.post(`/leave/entries/${entry}/reversal`, {}))).toEqual([404, "not_found"]);
  expect((await department.post(`/leave/entries/${made[2]}/reversal`, {})).status).toBe(201);
});

test("open requests of a month count by their own dates", async () => {
  await leaveAsked(world, world.moved, "2026-06-03", "2026-06-04");
  await leaveAsked(world, world.arrived, "2026-06-20", "2026-06-21");
  await leaveAsked(world, world.moved, "2026-06-21", "2026-06-22");
  await leaveAsked(world, world.arrived, "2026-06-14", "2026-06-15");
  const path = (what: string): string => `/attendance/${what}?month=2026-06`;
  for (const by of officers()) {
    const { data } = await by.get<{ from: string }[]>(path("open-requests"));
    expect(data.map(({ from }) => from).toSorted()).toEqual(["2026-06-03", "2026-06-20"]);
    const { lines } = (await by.get<{ lines: { line: string; count: number }[] }>(path("checklist"))).data;
    expect(lines).toContainEqual(expect.objectContaining({ line: "requests", count: 2 }));
  }
});

test("the board counts the people that it lists", async () => {
  const guest = await world.hire("Guestq", world.south, world.there);
  // At work elsewhere, while yesterday's hours here are not over.
  await world.server.write(async (tx) => {
    await sql`update attendance_day set is_in = true, final_after = now() + interval '1 day'
      where person_id = ${guest.id} and date = ${today}`.execute(tx);
    await sql`update attendance_day set slot = 1, location_id = ${world.here}, final_after = now() + interval '1 day'
      where person_id = ${guest.id} and date = ${today}::date - 1`.execute(tx);
  });
  for (const by of [...officers(), world.alia]) {
    const { text } = await by.get("/attendance/board");
    const { counts, data } = JSON.parse(text) as Board;
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(data.length);
    expect(text.includes(guest.name)).toBe(by === world.alia);
  }
});

test.each([
  ["overtimeClaim", overtimeClaimOf, "/attendance/overtime/waiting", "/attendance/overtime-claims"],
  ["overtimeRequest", overtimeRequestOf, "/attendance/overtime-requests/waiting", "/attendance/overtime-requests"],
] as const)("officers with bounds decide on %s of a person within, who has no manager", async (...route) => {
  const [subject, insert, waiting, path] = route;
  const make = async ({ id }: Bounded): Promise<string> => (await world.server.write((tx) => insert(tx, id))).id;
  const decide = (by: Caller, id: string): Promise<Reply> =>
    by.post(`${path}/${id}/decision`, { version: 1, decision: "approve" });
  const outside = await make(world.outside);
  // A claim is about a date before the move, a request about one to come.
  const [gone, here] = subject === "overtimeClaim" ? [world.arrived, world.moved] : [world.moved, world.arrived];
  const [out, inside] = [await make(gone), await make(here)];
  for (const by of officers()) {
    const ids = (await by.get<{ id: string }[]>(waiting)).data.map(({ id }) => id);
    expect(ids).toContain(inside);
    for (const id of [outside, out]) {
      expect(ids).not.toContain(id);
      expect(refused(await decide(by, id))).toEqual([404, "not_found"]);
    }
  }
  expect((await decide(department, inside)).status).toBe(200);
  const { rows } = await world.server.write((tx) =>
    sql<{ within: unknown }>`select details -> 'within' as within from audit
      where subject_id = ${inside} and action = ${`${subject}.approved`}`.execute(tx),
  );
  expect(rows).toEqual([{ within: { departments: [world.north], locations: [] } }]);
  const second = await make(world.inside);
  expect((await decide(location, second)).status).toBe(200);
  expect((await decide(world.alia, outside)).status).toBe(200);
});

describe("a person who is moved out while an officer's change waits for the lock", () => {
  const waiters = async (): Promise<number> => {
    const { rows } = await world.server.write((tx) =>
      sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(tx),
    );
    return rows[0]?.count ?? 0;
  };
  test.each<[string, (person: Bounded) => Promise<Reply>]>([
    [
      "an entry of leave",
      ({ id: person }) => {
        const entry = { person, type: world.leaveType, kind: "adjustment", date: today, days: 1 };
        return department.post("/leave/entries", entry);
      },
    ],
    [
      "an absence",
      ({ id: user }) =>
        department.post("/attendance/absences", { user, kind: "mission", fromDate: today, toDate: today }),
    ],
    [
      "a bulk correction",
      ({ id: user }) => {
        const days = [{ user, date: today }];
        return department.post("/attendance/bulk-corrections/effect", { days, cause: "absence", kind: "mission" });
      },
    ],
    ["a record", ({ id }) => department.patch(`/users/${id}`, { version: 1, titleEn: "Clerk" })],
  ])("is outside for %s", async (_, change) => {
    const person = await world.hire(`Movingq${crypto.randomUUID().slice(0, 8)}`, world.north, world.here);
    const { promise: held, resolve } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const moving = world.server.write(async (tx) => {
      await tx.updateTable("person").set({ department_id: world.south }).where("id", "=", person.id).execute();
      lock();
      await held;
    });
    await locked;
    const answer = change(person);
    await expect.poll(waiters).toBeGreaterThan(0);
    resolve();
    await moving;
    expect(refused(await answer)).toEqual([404, "not_found"]);
  });
});
