import { expect, test } from "vitest";
import { useTestDatabase } from "#testing/database.ts";
import { statement } from "./statement.ts";
import { transaction } from "./transaction.ts";

const { database } = await useTestDatabase(2);

const numbers = statement<{ number: number; name: string | null }, [last: number]>(
  "select number, nullif('n' || number, 'n1') as name from generate_series(1, $1::int) as number order by number",
);

test("a statement runs with its values as arguments and returns rows, a row, a column or whether there is a row", async () => {
  const { primary } = database;
  expect(await numbers.all(primary, 2)).toEqual([
    { number: 1, name: null },
    { number: 2, name: "n2" },
  ]);
  expect(await numbers.first(primary, 1)).toEqual({ number: 1, name: null });
  expect(await numbers.first(primary, 0)).toBeNull();
  expect(await numbers.column("number")(primary, 3)).toEqual([1, 2, 3]);
  expect(await numbers.value("number", 0)(primary, 2)).toBe(1);
  expect(await numbers.value("number", 0)(primary, 0)).toBe(0);
  expect(await numbers.value("name", "none")(primary, 2)).toBe("none");
  expect(await numbers.exists(primary, 1)).toBe(true);
  expect(await numbers.exists(primary, 0)).toBe(false);
});

test("in a transaction a statement returns the first changed row, whether one was changed, and their number", async () => {
  const results = await transaction(database.primary, async (tx) => [
    await numbers.changed(tx, 2),
    await numbers.changed(tx, 0),
    await numbers.hasChanged(tx, 0),
    await numbers.countChanged(tx, 4),
    await numbers.run(tx, 1),
  ]);
  expect(results).toEqual([{ number: 1, name: null }, null, false, 4, undefined]);
});

test("an instant is sent in UTC", async () => {
  const text = statement<{ sent: string }, [at: Date]>("select $1::text as sent").value("sent", "");
  expect(await text(database.primary, new Date("2026-11-26T02:00:00.000Z"))).toBe("2026-11-26T02:00:00.000Z");
});
