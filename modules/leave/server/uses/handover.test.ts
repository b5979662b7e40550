import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startModules, type TestModules } from "#testing/modules.ts";
import { createScratchDatabase, type ScratchDatabase } from "#testing/scratch.ts";
import type { Caller } from "#testing/signed-in.ts";
import type { Allowance, Service } from "#modules/services/contract/schemas-service.ts";
import { migrate } from "#platform/database/migrate.ts";

// An organisation of an earlier release: its leave is counted, and no balance changes.

let scratch: ScratchDatabase;
let client: pg.Client;
let modules: TestModules<"Dana">;
const year = new Date().getUTCFullYear();

/** The people by name, with a hire date but for the last. */
const people = ["Asked", "Entered", "Over", "Later", "Undated"] as const;
type Name = (typeof people)[number];
const ids = new Map<Name, string>();
const idOf = (name: Name): string => ids.get(name) ?? "";
const valueOf = async (sql: string, values: unknown[]): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(sql, values);
  return rows[0]?.id ?? "";
};

async function request(name: Name, state: "waiting" | "approved", [from, to]: [string, string], amount: number) {
  const id = await valueOf(
    `insert into request (service_id, service_number, requester_id, state, answers, round, created_at, submitted_at, ended_at)
     select id, 1, $1, $2, $3, 1, now(), now(), case when $2 = 'approved' then now() end
     from service where code = 'annualLeave' returning id`,
    [idOf(name), state, JSON.stringify({ period: { from, to } })],
  );
  await client.query("insert into request_use values ($1, $2, $3)", [id, `${from.slice(0, 4)}-01-01`, amount]);
  return id;
}
const absence = (
  name: Name,
  [from, to]: [string, string],
  more: { request?: string; lookup?: string; kind?: string },
) =>
  client.query(
    `insert into absence (person_id, kind, from_date, to_date, lookup_id, request_id, created_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [idOf(name), more.kind ?? "leave", from, to, more.lookup ?? null, more.request ?? null],
  );
/** Sunday to Thursday of a week of a year. */
function weekOf(of: number, number: number): [string, string] {
  const first = new Date(Date.UTC(of, 0, 1));
  const sunday = 1 + ((7 - first.getUTCDay()) % 7) + 7 * number;
  const write = (day: number): string => new Date(Date.UTC(of, 0, day)).toISOString().slice(0, 10);
  return [write(sunday), write(sunday + 4)];
}

beforeAll(async () => {
  scratch = await createScratchDatabase(inject("clusterUrl"));
  await migrate(scratch.url, undefined, (name) => name < "0062");
  client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  const annual = await valueOf(
    `insert into lookup (category, name_en, name_ar, request_type, created_at)
     values ('leaveType', 'Annual', 'سنوية', 'annualLeave', now()) returning id`,
    [],
  );
  for (const name of people) {
    const hired = name === "Undated" ? null : "2015-01-01";
    const sql = `insert into person (name_en, hire_date, joined_at) values ($1, $2, '2015-01-01T09:00:00Z') returning id`;
    ids.set(name, await valueOf(sql, [name, hired]));
    await client.query(
      "insert into account (person_id, email, status, confirmed_at, created_at) values ($1, $2, 'active', now(), now())",
      [idOf(name), `${name.toLowerCase()}@diwan.example`],
    );
  }
  // Approved before requests named their leave type, and waiting.
  const approved = await request("Asked", "approved", weekOf(year, 4), 5);
  await absence("Asked", weekOf(year, 4), { request: approved });
  await request("Asked", "waiting", weekOf(year, 8), 5);
  // The allowance did not count what officers entered.
  await absence("Entered", weekOf(year, 5), { lookup: annual });
  await absence("Entered", weekOf(year, 6), { lookup: annual, kind: "mission" });
  // More than was granted in a past year, which ended with it.
  for (let week = 1; week <= 7; week += 1) {
    const taken = await request("Over", "approved", weekOf(year - 1, week), 5);
    await absence("Over", weekOf(year - 1, week), { request: taken, lookup: annual });
  }
  // A day that has become a holiday since, or was counted by another schedule.
  const counted = await request("Later", "approved", weekOf(year, 10), 4);
  await absence("Later", weekOf(year, 10), { request: counted, lookup: annual });
  const unjudged = await request("Undated", "approved", weekOf(year, 11), 5);
  await absence("Undated", weekOf(year, 11), { request: unjudged, lookup: annual });
  await migrate(scratch.url);
  modules = await startModules({ Dana: {} }, { scratch });
});
afterAll(async () => {
  await client.end();
  await modules.close();
});

async function allowanceOf(name: Name): Promise<Allowance | null> {
  const by: Caller = modules.callerOf(idOf(name));
  return (await by.get<Service>("/services/annualLeave")).data.allowance;
}
const countOf = async (sql: string): Promise<number> => Number(await valueOf(`select count(*) as id from ${sql}`, []));

test("no balance changes, and no leave is lost", async () => {
  setLocalClock(`${year}-06-15 09:00:00`);
  await modules.run("leave.countUses");
  expect(await countOf("leave_use where absence_id is not null")).toBe(11);
  expect(await countOf("leave_use where absence_id is null")).toBe(1);
  expect(await countOf("leave_use_day")).toBe(60);
  expect(await allowanceOf("Asked")).toMatchObject({ granted: 30, used: 5, waiting: 5, left: 20 });
  expect(await allowanceOf("Entered")).toMatchObject({ used: 5, waiting: 0, left: 30 });
  expect(await allowanceOf("Over")).toMatchObject({ granted: 30, used: 0, waiting: 0, left: 30 });
  expect(await allowanceOf("Later")).toMatchObject({ used: 5, left: 26 });
  expect(await allowanceOf("Undated")).toMatchObject({ granted: 30, used: 5, left: 25 });
});

test("the job fills only what is missing", async () => {
  const before = await client.query("select * from leave_use_day order by 1, 2");
  const entries = await countOf("leave_entry");
  await modules.run("leave.countUses");
  expect((await client.query("select * from leave_use_day order by 1, 2")).rows).toEqual(before.rows);
  expect(await countOf("leave_entry")).toBe(entries);
  await client.query("delete from leave_use where id = (select min(id) from leave_use)");
  await modules.run("leave.countUses");
  expect(await countOf("leave_use")).toBe(12);
  expect(await countOf("leave_use_day")).toBe(60);
});
