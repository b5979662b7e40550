import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { createTestDatabase } from "#testing/database.ts";
import { batchSize, repeatWhile, runBatches } from "./batches.ts";

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase({ url: created.url, size: 1 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

test("batches end with the first that is not full", async () => {
  const sizes = [batchSize, batchSize, 3, batchSize];
  const { signal } = new AbortController();
  await runBatches({ database, signal }, async () => sizes.shift() ?? 0);
  expect(sizes).toEqual([batchSize]);
});

test("a stopping server fails the job between two steps, so that it is run again", async () => {
  const controller = new AbortController();
  let steps = 0;
  const job = repeatWhile({ database, signal: controller.signal }, async () => {
    steps += 1;
    if (steps === 2) controller.abort();
    return true;
  });
  await expect(job).rejects.toThrow("abort");
  expect(steps).toBe(2);
});
