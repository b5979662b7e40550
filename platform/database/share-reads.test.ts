import { expect, test } from "vitest";
import { useTestDatabase } from "#testing/database.ts";
import { shareReads } from "./share-reads.ts";
import { statement } from "./statement.ts";
import { transaction } from "./transaction.ts";

const { database } = await useTestDatabase();

/** Each run of the statement returns another number. */
const draw = statement<{ id: string }, [of: string | bigint]>("select gen_random_uuid()::text as id, $1::text as of");
const draws = (...of: (string | bigint)[]) =>
  Promise.all(of.map(async (value) => (await draw.first(database.primary, value))?.id));

test("equal reads of one piece of work are one, with rows in an array for each", async () => {
  await shareReads(async () => {
    const [first, second, other] = await draws("a", "a", "b");
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    const rows = await draw(database.primary, ["a"]);
    rows.pop();
    const [again, byNumber, byText] = await draws("a", 7n, "7");
    expect(again).toBe(first);
    expect(byNumber).toBe(byText);
  });
});

test("other work, the same without sharing, and what outlives it read anew", async () => {
  const [outside] = await draws("a");
  const late = Promise.withResolvers<void>();
  const { shared, after } = await shareReads(async () => {
    const [found] = await draws("a");
    return { shared: found, after: late.promise.then(() => draws("a")) };
  });
  late.resolve();
  const [elsewhere] = await shareReads(() => draws("a"));
  expect(new Set([outside, shared, elsewhere, ...(await after)]).size).toBe(4);
});

test("statements that may write are not shared", async () => {
  const keep = statement<{ id: string }, [name: string]>(`
    insert into department (name_en, name_ar) values ($1, $1) returning id`);
  await shareReads(async () => {
    const [one, other] = await Promise.all([1, 2].map(() => keep.all(database.primary, "Finance")));
    expect(one).not.toEqual(other);
  });
});

test("a read after a transaction is not shared with one before it, and none within it is shared", async () => {
  await shareReads(async () => {
    const [before] = await draws("a");
    const within = await transaction(database.primary, async (tx) => [
      await draw.first(tx, "a"),
      await draw.first(tx, "a"),
    ]);
    const [after] = await draws("a");
    expect(new Set([before, after, ...within.map((row) => row?.id)]).size).toBe(4);
  });
});
