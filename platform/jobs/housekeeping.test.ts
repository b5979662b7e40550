import { expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { createSealKeys } from "#platform/events/seal-keys.ts";
import { unsealedRows, verifySeals } from "#platform/events/seal.ts";
import { createLog } from "#platform/log/log.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { enqueue } from "./enqueue.ts";
import { housekeepingJobs, housekeepingSchedules } from "./housekeeping.ts";
import { runJobsOnce } from "./runner.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const { scratch, database } = await useTestDatabase(3);
const lines: string[] = [];
const keys = createSealKeys(soleKey(Buffer.alloc(32, 7)));

async function run(task: string): Promise<void> {
  await transaction(database.primary, (tx) => enqueue(tx, task, {}));
  const log = createLog("info", { write: (line) => lines.push(line) });
  await runJobsOnce({ url: scratch.url, database, log, tasks: housekeepingJobs(keys) });
}

test("every job is scheduled, and every schedule has a job", () => {
  expect(housekeepingSchedules.map(({ task }) => task).toSorted()).toEqual(
    Object.keys(housekeepingJobs(keys)).toSorted(),
  );
});

test("the audit is sealed, and the log contains the hash", async () => {
  await transaction(database.primary, (tx) =>
    record(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id: "1" } }),
  );
  const sealed = async (): Promise<number> => {
    await run("audit.seal");
    return unsealedRows(database.primary);
  };
  await expect.poll(sealed).toBe(0);
  expect(await verifySeals(database.primary, keys)).toMatchObject({ sealed: 1, rows: 1, fault: null });
  const { hash } = await database.primary.selectFrom("audit_seal").select("hash").executeTakeFirstOrThrow();
  expect(lines.join()).toContain(hash.toString("hex"));
});

test("partitions are created in advance", async () => {
  await run("audit.partition");
  expect(lines.join()).toContain(`audit_${new Date().toISOString().slice(0, 7).replace("-", "_")}`);
});

test("answers to idempotency keys are deleted after a day, and full rate limit buckets too", async () => {
  await runStatements(
    scratch.url,
    `insert into idempotency (person_id, key, request_hash, status, created_at) values
       (1, 'old', '', 201, now() - interval '25 hours'), (1, 'young', '', 201, now() - interval '23 hours')`,
    `insert into rate_limit values ('old', 1, now() - interval '2 hours'), ('young', 1, now())`,
  );
  await run("house.sweep");
  const kept = await database.primary.selectFrom("idempotency").select("key").execute();
  const buckets = await database.primary.selectFrom("rate_limit").select("key").execute();
  expect([kept, buckets]).toEqual([[{ key: "young" }], [{ key: "young" }]]);
});
