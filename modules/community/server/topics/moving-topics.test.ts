import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#platform/database/database.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Category, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let huda: Caller;
beforeAll(async () => {
  community = await startCommunity();
  huda = community.as("Huda");
});
afterAll(() => community.close());

const post = async (categoryId: string): Promise<Topic> =>
  (await huda.post<Topic>("/topics", { categoryId, titleEn: "The long table", contentEn: "Where?" })).data;

/** Waits until this many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  const waiters = sql<{ found: number }>`
    select count(*)::int as found from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const look = async () => (await waiters.execute(community.database.primary)).rows[0]?.found;
  await expect.poll(look, { interval: 10 }).toBe(count);
}

/** Runs `others` while a transaction of `ours` is open. */
const during = (ours: (tx: Transaction) => Promise<unknown>, others: (tx: Transaction) => Promise<void>) =>
  community.database.primary.transaction().execute(async (tx) => {
    await ours(tx);
    await others(tx);
  });

/** Locks a category's topic count; fails immediately if it is locked. */
const number = (id: string) => sql`select topic_count from category where id = ${id} for no key update nowait`;

test("a request that waited for a topic being moved finds it in its new category", async () => {
  const topic = await post("4");
  let deleted: ReturnType<Caller["delete"]> | undefined;
  await during(
    (tx) => tx.updateTable("topic").set({ category_id: "5" }).where("id", "=", topic.id).execute(),
    async () => {
      deleted = huda.delete(`/topics/${topic.id}`);
      await waiting(1);
    },
  );
  expect((await deleted)?.status).toBe(204);
  expect((await huda.get<Topic>(`/topics/${topic.id}`)).data).toMatchObject({ isDeleted: true, category: { id: "5" } });
});

test("swapping topics locks both categories' counts in one order, and edits without a move lock none", async () => {
  const [one, other] = [await post("6"), await post("7")];
  const move = (topic: Topic, categoryId: string) =>
    huda.patch<Topic>(`/topics/${topic.id}`, { version: topic.version, categoryId });
  let moves: ReturnType<typeof move>[] = [];
  await during(
    (tx) => number("6").execute(tx),
    async (tx) => {
      const third = await post("7");
      const renamed = await huda.patch<Topic>(`/topics/${third.id}`, { version: third.version, titleEn: "Renamed" });
      expect(renamed.status).toBe(200);
      moves = [move(one, "7"), move(other, "6")];
      await waiting(2);
      await number("7").execute(tx);
    },
  );
  expect((await Promise.all(moves)).map(({ status, data }) => [status, data.category.id])).toEqual([
    [200, "7"],
    [200, "6"],
  ]);
});

test("deleting a category locks it and the target category in the same order, whichever is deleted", async () => {
  const create = async (nameEn: string): Promise<string> =>
    (await huda.post<Category>("/categories", { nameEn, nameAr: nameEn })).data.id;
  const [older, newer] = [await create("Older"), await create("Newer")];
  const topic = await post(newer);
  let deleted: ReturnType<Caller["delete"]> | undefined;
  await during(
    (tx) => number(older).execute(tx),
    async (tx) => {
      deleted = huda.delete(`/categories/${newer}?moveTo=${older}`);
      await waiting(1);
      await number(newer).execute(tx);
    },
  );
  expect((await deleted)?.status).toBe(204);
  expect((await huda.get<Topic>(`/topics/${topic.id}`)).data.category.id).toBe(older);
});
