import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { openDatabase } from "#platform/database/database.ts";
import { refusalOfOutage } from "#platform/http/outage.ts";
import { statement } from "#platform/database/statement.ts";
import { disturbNetwork } from "./disturb-network.ts";
import { startProxy } from "./proxy.ts";

const readOne = statement<{ one: number }, []>("select 1 as one").column("one");

test("people read and write again after a slow, a silent and a refusing network", async () => {
  const { sentence, holds } = await disturbNetwork(1, () => {});
  expect(sentence).toContain("served again by themselves");
  expect(holds).toBe(true);
});

test("a query to a database that falls silent fails as an outage, and the next one after it succeeds", async () => {
  const scratch = await createTestDatabase();
  const proxy = await startProxy(scratch.url);
  const database = openDatabase({ url: proxy.url, size: 1 });
  try {
    expect(await readOne(database.primary)).toEqual([1]);
    proxy.cut();
    const error: unknown = await readOne(database.primary).catch((failure: unknown) => failure);
    expect(refusalOfOutage(error)?.code).toBe("unavailable");
    proxy.heal();
    expect(await readOne(database.primary)).toEqual([1]);
  } finally {
    proxy.heal();
    await database.close();
    await proxy.close();
    await scratch.drop();
  }
});
