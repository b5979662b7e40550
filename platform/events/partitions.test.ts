import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { ensureAuditPartitions, ensurePartitions, partitioned } from "./partitions.ts";
import { createSealKeys } from "./seal-keys.ts";
import { sealAudit, unsealedRows, verifySeals } from "./seal.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const keys = createSealKeys(soleKey(Buffer.alloc(32, 7)));
const { scratch, database } = await useTestDatabase();
beforeEach(() => {
  setClock(() => Date.UTC(2030, 10, 15, 12));
});
afterEach(async () => {
  setClock(null);
  const made = await query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
      where inhparent::regclass::text = any ('{${partitioned.join()}}') and inhrelid::regclass::text not like '%_overflow'`,
  );
  await runStatements(
    scratch.url,
    "truncate audit, audit_seal, person cascade",
    ...made.map(({ name }) => `drop table ${name}`),
  );
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

test("this month and the next two get their partitions once, across the turn of the year", async () => {
  expect(await ensureAuditPartitions(database.primary)).toEqual(["audit_2030_11", "audit_2030_12", "audit_2031_01"]);
  expect(await ensureAuditPartitions(database.primary)).toEqual([]);
  setClock(() => Date.UTC(2030, 11, 1));
  expect(await ensureAuditPartitions(database.primary)).toEqual(["audit_2031_02"]);
});

test("a month begins and ends in UTC, and rows without a partition are stored all the same", async () => {
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

test("rows from before their partition are moved to it unchanged; seals, triggers and new rows continue", async () => {
  await insertAt("2030-11-02T00:00:00Z", "2030-08-02T00:00:00Z");
  await expect
    .poll(async () => (await sealAudit(database.primary, keys)).length + (await unsealedRows(database.primary)))
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
  expect(await verifySeals(database.primary, keys)).toMatchObject({ rows: 2, fault: null });
  await expect(runStatements(scratch.url, "delete from audit")).rejects.toThrow("never changed");
  await insertAt("2040-01-01T00:00:00Z");
  const [last] = await query<{ fresh: boolean }>(
    "select id > 2 as fresh from audit where tableoid = 'audit_overflow'::regclass",
  );
  expect(last?.fresh).toBe(true);
  await expect(runStatements(scratch.url, "delete from audit_overflow")).rejects.toThrow("never changed");
});

test("nodes that start together create each partition once", async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => ensureAuditPartitions(database.primary)));
  expect(made.flat().toSorted()).toEqual(["audit_2030_11", "audit_2030_12", "audit_2031_01"]);
});

test("creating partitions gives up after three seconds behind a writer, so that others do not queue up", async () => {
  const writer = new pg.Client({ connectionString: scratch.url });
  await writer.connect();
  await writer.query("begin");
  await writer.query("insert into audit (action, subject_kind, subject_id) values ('a.b', 'a', '1')");
  await expect(ensureAuditPartitions(database.primary)).rejects.toThrow("lock timeout");
  await writer.query("commit");
  await writer.end();
  expect(await ensureAuditPartitions(database.primary)).toContain("audit_2030_11");
});

test("rows with a date move to the partition of that date, and every table has partitions in advance", async () => {
  await runStatements(
    scratch.url,
    "insert into person (id, name_en) values (1, 'Omar')",
    ...["2030-10-31", "2030-11-01", "2030-11-30"].map(
      (
        date,
      ) => `insert into attendance_day (person_id, date, time_zone, final_after, required_minutes, is_in, worked_minutes,
        late_minutes, early_minutes, extra_before_minutes, extra_after_minutes, state, provisional, rule_version)
        values (1, '${date}', 'Asia/Riyadh', '${date}', 0, false, 0, 0, 0, 0, 0, 'off', false, 1)`,
    ),
    `insert into punch_position (punch_id, at, latitude, longitude) values (1, '2030-09-30T23:59:59Z', 0, 0),
      (2, '2030-10-01T00:00:00Z', 0, 0)`,
  );
  for (const table of partitioned) {
    expect(await ensurePartitions(database.primary, table)).toEqual(
      expect.arrayContaining([`${table}_2030_11`, `${table}_2030_12`, `${table}_2031_01`]),
    );
    expect(await ensurePartitions(database.primary, table)).toEqual([]);
  }
  expect(await query("select date, tableoid::regclass::text as place from attendance_day order by date")).toMatchObject(
    [{ place: "attendance_day_2030_10" }, { place: "attendance_day_2030_11" }, { place: "attendance_day_2030_11" }],
  );
  expect(await query("select tableoid::regclass::text as place from punch_position order by punch_id")).toEqual([
    { place: "punch_position_2030_09" },
    { place: "punch_position_2030_10" },
  ]);
});
