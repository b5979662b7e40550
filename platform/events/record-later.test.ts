import { expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { runJobsOnce } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { useTestDatabase } from "#testing/database.ts";
import { batchTime, recordLater, recordLaterJobs } from "./record-later.ts";

const log = createLog("silent");
const { scratch, database } = await useTestDatabase(2);

test.each([
  [0, "10:05:00"],
  [179_000, "10:05:00"],
  [180_001, "10:10:00"],
  [599_999, "10:15:00"],
])("after a random delay of %d ms more the event is in the batch at %s", (random, time) => {
  expect(batchTime(new Date("2026-03-01T10:00:00Z"), random).toISOString()).toBe(`2026-03-01T${time}.000Z`);
});

test("the delay differs from one event to the next", () => {
  const at = new Date("2026-03-01T10:00:00Z");
  expect(new Set(Array.from({ length: 200 }, () => batchTime(at).getTime())).size).toBe(3);
});

const events = async (): Promise<{ subject_id: string }[]> =>
  database.primary.selectFrom("audit").select("subject_id").where("action", "=", "thing.happened").execute();
const later = (id: string): Promise<void> =>
  transaction(database.primary, (tx) =>
    recordLater(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id }, audience: "all" }),
  );
const work = (): Promise<void> => runJobsOnce({ url: scratch.url, database, tasks: recordLaterJobs, log });

test("the event waits in the database, so that it survives a restart, and is published once per batch", async () => {
  await later("now");
  await work();
  expect(await events()).toEqual([]);
  // The events are a day old, so their delay is over.
  const yesterday = Date.now() - 86_400_000;
  setClock(() => yesterday);
  for (const id of ["a", "b"]) await later(id);
  await transaction(database.primary, async (tx) => {
    await recordLater(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id: "undone" } });
    throw new Error("rolled back");
  }).catch(() => {});
  setClock(null);
  await work();
  expect((await events()).map(({ subject_id }) => subject_id).toSorted()).toEqual(["a", "b"]);
  await work();
  expect(await events()).toHaveLength(2);
});
