import { createHash } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { compareWithChain, exportSeal, parseExportedSeals } from "./exported-seals.ts";
import { record } from "./record.ts";
import { createSealKeys } from "./seal-keys.ts";
import { readChain, sealAudit, unsealedRows, verifySeals, type Seal } from "./seal.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const keys = createSealKeys(soleKey(Buffer.alloc(32, 7)));
const { scratch, database } = await useTestDatabase(6);
// Truncating a table does not delete rows: only the owner of the database can.
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
const verify = () => verifySeals(database.primary, keys);
/** Seals until nothing is left: transactions of other test databases may delay the edge for a moment. */
async function sealAll(): Promise<Seal[]> {
  const seals: Seal[] = [];
  await expect
    .poll(async () => {
      seals.push(...(await sealAudit(database.primary, keys)));
      return unsealedRows(database.primary);
    })
    .toBe(0);
  return seals;
}
/** Changes the audit as only a role with all rights over the database can. */
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

test("an empty batch makes no seal", async () => {
  expect(await sealAudit(database.primary, keys)).toEqual([]);
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

test("more rows than a batch are sealed in batches", async () => {
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
  expect(await sealAudit(database.primary, keys)).toEqual([]);
  await late.query("commit");
  await late.end();
  await sealAll();
  expect(await verify()).toMatchObject({ rows: 3, fault: null });
});

test("many simultaneous sealers during writes make one chain with every row once", async () => {
  const writing = (async () => {
    for (let number = 0; number < 60; number += 1) await write(String(number));
  })();
  let sealing = true;
  const sealers = Array.from({ length: 4 }, async () => {
    while (sealing) await sealAudit(database.primary, keys);
  });
  await writing;
  sealing = false;
  await Promise.all(sealers);
  await sealAll();
  expect(await verify()).toMatchObject({ rows: 60, fault: null });
});

test("the database refuses a second seal of the same number", async () => {
  await write("1");
  await sealAll();
  await expect(
    runStatements(
      scratch.url,
      "insert into audit_seal select number, last_xact, last_id, 0, previous_hash, hash, now(), key from audit_seal",
    ),
  ).rejects.toThrow("audit_seal_pkey");
});

describe("verification detects", () => {
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

/** Attack with write access and the source code: recomputes the chain, without the secret. */
async function computeAgain(keyOf: (key: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  try {
    const { rows: seals } = await client.query<Record<"number" | "xact" | "id" | "count" | "at" | "key", string>>(`
      select number::text, last_xact::text as xact, last_id::text as id, row_count as count, key,
        to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from audit_seal order by number`);
    let previous: { hash: Buffer; xact: string; id: string } = { hash: Buffer.alloc(32), xact: "0", id: "0" };
    for (const seal of seals) {
      const { rows } = await client.query<{ content: string }>(
        `select jsonb_build_array(xact::text, id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
           actor_id::text, action, subject_kind, subject_id, details::text, audience, request_id)::text as content
         from audit where (xact, id) > ($1::xid8, $2) and (xact, id) <= ($3::xid8, $4) order by audit.xact, audit.id`,
        [previous.xact, previous.id, seal.xact, seal.id],
      );
      const key = keyOf(seal.key);
      const facts = [seal.number, seal.xact, seal.id, seal.count, seal.at];
      const hash = createHash("sha256").update(previous.hash);
      hash.update(JSON.stringify(key === "sha256" ? facts : [...facts, key]));
      for (const { content } of rows) hash.update(`\n${content}`);
      const forged = hash.digest();
      await client.query("update audit_seal set previous_hash = $2, hash = $3, key = $4 where number = $1", [
        seal.number,
        previous.hash,
        forged,
        key,
      ]);
      previous = { hash: forged, xact: seal.xact, id: seal.id };
    }
  } finally {
    await client.end();
  }
}

const sealThree = async (): Promise<void> => {
  for (const id of ["1", "2", "3"]) {
    await write(id);
    await sealAll();
  }
};

test.each([
  ["with the names of keys that were there", (key: string) => key, "changed"],
  ["as the release before did, without keys", () => "sha256", "notKeyed"],
  ["with a key of one's own", () => "0123456789abcdef", "keyUnknown"],
])("rows changed and the chain recomputed %s are detected", async (_, keyOf, reason) => {
  await sealThree();
  await tamper("update audit set action = 'thing.unhappened' where subject_id = '2'");
  await computeAgain(keyOf);
  expect((await verify()).fault).toEqual({ number: "1", reason });
});

test("seals from releases without keys are still verified, and new ones follow them", async () => {
  await sealThree();
  // The state of earlier releases: without keys.
  await tamper(
    "alter table audit_seal_keying disable trigger audit_seal_keying_append_only",
    "update audit_seal_keying set last_plain = 3",
    "alter table audit_seal_keying enable trigger audit_seal_keying_append_only",
  );
  await computeAgain(() => "sha256");
  await write("4");
  await sealAll();
  expect(await verify()).toMatchObject({ sealed: 4, rows: 4, fault: null });
  await tamper("update audit set action = 'thing.unhappened' where subject_id = '2'");
  expect((await verify()).fault).toEqual({ number: "2", reason: "changed" });
  await tamper(
    "alter table audit_seal_keying disable trigger audit_seal_keying_append_only",
    "update audit_seal_keying set last_plain = 0",
    "alter table audit_seal_keying enable trigger audit_seal_keying_append_only",
  );
});

test("seals name their key: another secret continues the chain, and both are verified", async () => {
  await write("1");
  await sealAll();
  const secret = Buffer.alloc(32, 8);
  const rotated = createSealKeys({ ...soleKey(secret), previous: [Buffer.alloc(32, 7)] });
  await write("2");
  await expect.poll(async () => (await sealAudit(database.primary, rotated)).length).toBeGreaterThan(0);
  const names = await database.primary.selectFrom("audit_seal").select("key").orderBy("number").execute();
  expect(names.map(({ key }) => key)).toEqual([keys.current, rotated.current]);
  expect(await verifySeals(database.primary, rotated)).toMatchObject({ sealed: 2, fault: null });
  expect((await verifySeals(database.primary, createSealKeys(soleKey(secret)))).fault).toEqual({
    number: "1",
    reason: "keyUnknown",
  });
});

describe("exported seals", () => {
  const exported = async (): Promise<string> => {
    const lines: string[] = [];
    for await (const seal of readChain(database.primary)) lines.push(JSON.stringify(exportSeal(seal)));
    return lines.join("\n");
  };
  const compare = (text: string) => compareWithChain(database.primary, parseExportedSeals(text));

  test("match the chain they came from, as an export and as a log", async () => {
    await sealThree();
    const log = (await exported()).replaceAll("{", '{"level":30,"time":1,"msg":"sealed the audit",');
    expect(parseExportedSeals(`starting\n{"level":30}\n{broken\n${log}\n`)).toHaveLength(3);
    expect(await compare(await exported())).toEqual([]);
    expect(await compare(log)).toEqual([]);
  });

  test("reveal a truncated chain, and one recomputed with the secret", async () => {
    await sealThree();
    const kept = await exported();
    await tamper("delete from audit where subject_id = '3'", "delete from audit_seal where number = 3");
    expect((await verify()).fault).toBeNull();
    expect(await compare(kept)).toEqual([{ seal: "3", reason: "missing" }]);
    await tamper("delete from audit_seal", "update audit set action = 'thing.unhappened' where subject_id = '1'");
    await sealAll();
    expect((await verify()).fault).toBeNull();
    expect(await compare(kept)).toContainEqual({ seal: "1", reason: "other" });
  });
});

test("a database restored into a younger cluster reports an error instead of leaving rows unsealed", async () => {
  await write("1");
  await sealAll();
  await tamper("update audit_seal set last_xact = '9223372036854775807'");
  await expect(sealAudit(database.primary, keys)).rejects.toThrow("restored from a dump");
});
