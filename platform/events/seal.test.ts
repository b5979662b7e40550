import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { record } from "./record.ts";
import { sealAudit, unsealedRows, verifySeals, type Seal } from "./seal.ts";

let scratch: ScratchDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 6 });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});
// Emptying a table is not deleting its rows: only who owns the database can.
afterEach(() =>
  runStatements(
    scratch.url,
    "truncate audit, audit_seal",
    "alter table audit enable trigger audit_append_only",
    "alter table audit_overflow enable trigger all",
    "alter table audit_seal enable trigger audit_seal_append_only",
  ),
);

const write = (id: string): Promise<void> =>
  transaction(database.primary, (tx) =>
    record(tx, {
      action: "thing.happened",
      actorId: "7",
      subject: { kind: "thing", id },
      details: { b: 1, a: [null] },
    }),
  );
const verify = () => verifySeals(database.primary);
/** Seals until nothing is left: transactions of other test databases may hold the edge back for a moment. */
async function sealAll(): Promise<Seal[]> {
  const seals: Seal[] = [];
  await expect
    .poll(
      async () => {
        seals.push(...(await sealAudit(database.primary)));
        return unsealedRows(database.primary);
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  return seals;
}
/** Changes the audit as only somebody with all rights over the database can. */
const tamper = (...statements: string[]): Promise<void> =>
  runStatements(
    scratch.url,
    "alter table audit disable trigger audit_append_only",
    "alter table audit_overflow disable trigger all",
    "alter table audit_seal disable trigger audit_seal_append_only",
    ...statements,
  );

test("the audit and its seals cannot be changed or deleted", async () => {
  await write("1");
  await sealAll();
  for (const change of ["update audit set action = 'x'", "delete from audit", "delete from audit_seal"]) {
    await expect(runStatements(scratch.url, change), change).rejects.toThrow("are never changed");
  }
});

test("nothing to seal makes no seal", async () => {
  expect(await sealAudit(database.primary)).toEqual([]);
  expect(await verify()).toEqual({ sealed: 0, rows: 0, sealedUntil: null, fault: null });
});

test("each seal follows from the one before it", async () => {
  await write("1");
  await write("2");
  expect(await unsealedRows(database.primary)).toBe(2);
  const first = await sealAll();
  await write("3");
  const second = await sealAll();
  expect(first.reduce((sum, seal) => sum + seal.rowCount, 0)).toBe(2);
  expect(second[0]?.previousHash).toEqual(first.at(-1)?.hash);
  const sealedUntil = second.at(-1)?.sealedAt;
  expect(await verify()).toEqual({ sealed: first.length + second.length, rows: 3, sealedUntil, fault: null });
});

test("more than a batch is sealed in batches", async () => {
  await runStatements(
    scratch.url,
    "insert into audit (action, subject_kind, subject_id) select 'a.b', 'a', n::text from generate_series(1, 10001) n",
  );
  expect((await sealAll()).map((seal) => seal.rowCount)).toEqual([5000, 5000, 1]);
  expect(await verify()).toMatchObject({ sealed: 3, rows: 10_001, fault: null });
});

test("a transaction that commits late is sealed later, not skipped", async () => {
  await write("before");
  await sealAll();
  const late = new pg.Client({ connectionString: scratch.url });
  await late.connect();
  await late.query("begin");
  await late.query("insert into audit (action, subject_kind, subject_id) values ('thing.happened', 'thing', 'late')");
  await write("after");
  expect(await sealAudit(database.primary)).toEqual([]);
  await late.query("commit");
  await late.end();
  await sealAll();
  expect(await verify()).toMatchObject({ rows: 3, fault: null });
});

test("many sealers at once, while rows are written: one chain, every row in it once", async () => {
  const writing = (async () => {
    for (let number = 0; number < 60; number += 1) await write(String(number));
  })();
  let sealing = true;
  const sealers = Array.from({ length: 4 }, async () => {
    while (sealing) await sealAudit(database.primary);
  });
  await writing;
  sealing = false;
  await Promise.all(sealers);
  await sealAll();
  expect(await verify()).toMatchObject({ rows: 60, fault: null });
});

test("a second seal of the same number is refused by the database itself", async () => {
  await write("1");
  await sealAll();
  await expect(
    runStatements(
      scratch.url,
      "insert into audit_seal select number, last_xact, last_id, 0, previous_hash, hash, now() from audit_seal",
    ),
  ).rejects.toThrow("audit_seal_pkey");
});

describe("tampering is found:", () => {
  test.each([
    ["a changed word", "update audit set action = 'thing.unhappened' where subject_id = '2'", "2", "changed"],
    ["a changed detail", `update audit set details = details || '{"a": 2}' where subject_id = '2'`, "2", "changed"],
    ["a changed time", "update audit set at = at + interval '1 microsecond' where subject_id = '1'", "1", "changed"],
    ["an actor taken out", "update audit set actor_id = null where subject_id = '3'", "3", "changed"],
    ["a removed row", "delete from audit where subject_id = '2'", "2", "rowsMissing"],
    [
      "a row smuggled in",
      `insert into audit (xact, id, action, subject_kind, subject_id) overriding system value
       select xact, 0, 'a.b', 'a', 'x' from audit where subject_id = '2'`,
      "2",
      "rowsAdded",
    ],
    [
      "a changed seal",
      "update audit_seal set sealed_at = sealed_at - interval '1 day' where number = 2",
      "2",
      "changed",
    ],
    ["a removed seal", "delete from audit_seal where number = 2", "3", "sealMissing"],
    ["a forged hash", "update audit_seal set hash = sha256('x') where number = 1", "1", "changed"],
    ["a chain cut in two", "update audit_seal set previous_hash = sha256('x') where number = 2", "2", "notFollowing"],
  ])("%s", async (_, change, number, reason) => {
    for (const id of ["1", "2", "3"]) {
      await write(id);
      await sealAll();
    }
    expect((await verify()).fault).toBeNull();
    await tamper(change);
    const { fault } = await verify();
    expect(fault?.number).toBe(number);
    expect(fault?.reason).toBe(reason);
  });
});

test("a database restored into a younger cluster says so instead of leaving rows unsealed for ever", async () => {
  await write("1");
  await sealAll();
  await tamper("update audit_seal set last_xact = '9223372036854775807'");
  await expect(sealAudit(database.primary)).rejects.toThrow("restored from a dump");
});
