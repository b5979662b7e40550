import { expect, test } from "vitest";
import { runStatements } from "#testing/scratch.ts";
import { chooseKill, killParts } from "./kill-parts.ts";
import { seededRandom } from "../database/seed/random.ts";

const silent = (): void => {};

test("entries survive the kill of a node together with the database, and a lost one is found", async () => {
  const tamper = (url: string): Promise<void> =>
    runStatements(url, "delete from comment where id = (select max(id) from comment)");
  const { holds, figures } = await killParts(1, 30, silent, tamper);
  expect(holds).toBe(false);
  expect(figures).toMatchObject({
    "kills of a node and the database": 1,
    lost: 1,
    twice: 0,
    "begun and absent": 1,
    "events seen twice": 0,
    "mails not sent": 0,
    "jobs given up": 0,
    "unclear answers": 0,
  });
});

test("a seed chooses the same kills again, and every kind of them", () => {
  const choose = (seed: number) => {
    const random = seededRandom(String(seed));
    return Array.from({ length: 100 }, () => chooseKill(random));
  };
  expect(choose(7)).toEqual(choose(7));
  expect(choose(7)).not.toEqual(choose(8));
  expect(new Set(choose(7).map(({ kind }) => kind)).size).toBe(3);
});
