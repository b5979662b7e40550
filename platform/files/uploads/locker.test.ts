import { setImmediate as breathe } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { createUploadLocker, LockTimeout, type UploadLocker } from "./locker.ts";

let scratch: ScratchDatabase;
/** Two nodes. */
let here: UploadLocker;
let there: UploadLocker;

beforeAll(async () => {
  scratch = await createTestDatabase();
  here = createUploadLocker(scratch.url);
  there = createUploadLocker(scratch.url);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await scratch.drop();
});

const never = new AbortController().signal;

test.each([
  ["on the same node", true],
  ["on another node", false],
])("a lock is refused while another request has it, %s", async (_, isSame) => {
  const impatient = createUploadLocker(scratch.url, 100);
  let asked = 0;
  const first = (isSame ? impatient : here).newLock("7");
  await first.lock(never, () => void (asked += 1));
  await expect(impatient.newLock("7").lock(never, () => {})).rejects.toBeInstanceOf(LockTimeout);
  await expect.poll(() => asked).toBeGreaterThan(0);
  const other = impatient.newLock("8");
  await other.lock(never, () => {});
  await other.unlock();
  await first.unlock();
  const next = impatient.newLock("7");
  await next.lock(never, () => {});
  await next.unlock();
  await impatient.close();
});

test.each([
  ["on the same node", () => here],
  ["on another node", () => there],
])("the owner of a lock is asked to release it, and the next request gets it, %s", async (_, node) => {
  const first = here.newLock("9");
  await first.lock(never, () => void first.unlock());
  const next = node().newLock("9");
  await next.lock(never, () => {});
  await next.unlock();
});

test("only one of many requests has a lock at a time, on two nodes", async () => {
  let inside = 0;
  let max = 0;
  const work = async (locker: UploadLocker): Promise<void> => {
    const lock = locker.newLock("10");
    await lock.lock(never, () => {});
    inside += 1;
    max = Math.max(max, inside);
    await breathe();
    inside -= 1;
    await lock.unlock();
  };
  const slowLocker = [createUploadLocker(scratch.url), createUploadLocker(scratch.url)];
  await Promise.all(slowLocker.flatMap((locker) => Array.from({ length: 6 }, () => work(locker))));
  expect(max).toBe(1);
  for (const locker of slowLocker) {
    expect(locker.held()).toBe(0);
    await locker.close();
  }
});

test("a lost connection tells the lock owners to stop, and the next lock opens another", async () => {
  const node = createUploadLocker(scratch.url);
  const lock = node.newLock("11");
  const told = Promise.withResolvers<void>();
  await lock.lock(never, () => told.resolve());
  await runStatements(
    scratch.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diwan-uploads' and datname = current_database()",
  );
  await told.promise;
  await lock.unlock();
  const next = node.newLock("11");
  await next.lock(never, () => {});
  await next.unlock();
  await node.close();
});
