import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { ensureAuditPartitions } from "./partitions.ts";
import { sealAudit, unsealedRows, verifySeals } from "./seal.ts";

let scratch: ScratchDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 4 });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});
beforeEach(() => {
  setClock(() => Date.UTC(2030, 10, 15, 12));
});
afterEach(async () => {
  setClock(null);
  const made = await query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass and inhrelid <> 'audit_overflow'::regclass",
  );
  await runStatements(scratch.url, "truncate audit, audit_seal", ...made.map(({ name }) => `drop table ${name}`));
});

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const insertAt = (...instants: string[]): Promise<void> =>
  runStatements(
    scratch.url,
    ...instants.map(
      (at) => `insert into audit (action, subject_kind, subject_id, at) values ('a.b', 'a', '${at}', '${at}')`,
    ),
  );
const placeOf = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await query<{ id: string; place: string }>(
        "select subject_id as id, tableoid::regclass::text as place from audit",
      )
    ).map(({ id, place }) => [id, place]),
  );

test("this month and the next two get their partitions, over the turn of the year, once", async () => {
  expect(await ensureAuditPartitions(database.primary)).toEqual(["audit_2030_11", "audit_2030_12", "audit_2031_01"]);
  expect(await ensureAuditPartitions(database.primary)).toEqual([]);
  setClock(() => Date.UTC(2030, 11, 1));
  expect(await ensureAuditPartitions(database.primary)).toEqual(["audit_2031_02"]);
});

test("a month begins and ends in UTC, and what has no partition is kept all the same", async () => {
  await ensureAuditPartitions(database.primary);
  await insertAt(
    "2030-11-30T23:59:59.999999Z",
    "2030-12-01T00:00:00Z",
    "2031-02-01T02:59:59+03:00",
    "2029-01-01T00:00:00Z",
  );
  expect(await placeOf()).toEqual({
    "2030-11-30T23:59:59.999999Z": "audit_2030_11",
    "2030-12-01T00:00:00Z": "audit_2030_12",
    "2031-02-01T02:59:59+03:00": "audit_2031_01",
    "2029-01-01T00:00:00Z": "audit_overflow",
  });
});

test("rows that came before their partition are moved to it unchanged; seals, triggers and new rows go on", async () => {
  await insertAt("2030-11-02T00:00:00Z", "2030-08-02T00:00:00Z");
  await expect
    .poll(async () => (await sealAudit(database.primary)).length + (await unsealedRows(database.primary)), {
      timeout: 15_000,
    })
    .toBe(0);
  const before = await query("select * from audit order by xact, id");
  expect(await ensureAuditPartitions(database.primary)).toEqual(
    expect.arrayContaining(["audit_2030_08", "audit_2030_11", "audit_2030_12", "audit_2031_01"]),
  );
  expect(await query("select * from audit order by xact, id")).toEqual(before);
  expect(await placeOf()).toEqual({
    "2030-11-02T00:00:00Z": "audit_2030_11",
    "2030-08-02T00:00:00Z": "audit_2030_08",
  });
  expect(await verifySeals(database.primary)).toMatchObject({ rows: 2, fault: null });
  await expect(runStatements(scratch.url, "delete from audit")).rejects.toThrow("never changed");
  await insertAt("2040-01-01T00:00:00Z");
  const [last] = await query<{ fresh: boolean }>(
    "select id > 2 as fresh from audit where tableoid = 'audit_overflow'::regclass",
  );
  expect(last?.fresh).toBe(true);
  await expect(runStatements(scratch.url, "delete from audit_overflow")).rejects.toThrow("never changed");
});

test("nodes that start together make each partition once", async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => ensureAuditPartitions(database.primary)));
  expect(made.flat().toSorted()).toEqual(["audit_2030_11", "audit_2030_12", "audit_2031_01"]);
});

test("a writer that does not end is waited for three seconds, so that others do not queue up behind", async () => {
  const writer = new pg.Client({ connectionString: scratch.url });
  await writer.connect();
  await writer.query("begin");
  await writer.query("insert into audit (action, subject_kind, subject_id) values ('a.b', 'a', '1')");
  await expect(ensureAuditPartitions(database.primary)).rejects.toThrow("lock timeout");
  await writer.query("commit");
  await writer.end();
  expect(await ensureAuditPartitions(database.primary)).toContain("audit_2030_11");
});
