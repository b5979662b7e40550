import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { refusal, startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Comment, Reply, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller;
let topic: Topic;
let ids: { id: string; parent: string | null; deleted: boolean }[];
/** Visible root comments, in order. */
let roots: string[];

const newTopic = async (): Promise<Topic> => {
  const body = { categoryId: "4", titleEn: "Lunch on Thursday", contentEn: "Who is coming?" };
  return (await omar.post<Topic>("/topics", body)).data;
};
const listOf = (by: Caller, topicId: string, query = "") => by.get<Comment[]>(`/topics/${topicId}/comments?${query}`);

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem] = [community.as("Omar"), community.as("Reem")];
  topic = await newTopic();
  const client = new pg.Client({ connectionString: community.url });
  await client.connect();
  // 200 roots: every seventh deleted, the tenth with 60 replies, every third with two, so some deleted ones are
  // placeholders.
  await client.query(
    `with roots as (
       insert into comment (topic_id, author_id, content, created_at, deleted_at, reply_count)
       select $1, $2, 'Root ' || i, now(), case when i % 7 = 0 then now() end,
         case when i = 10 then 60 when i % 3 = 0 then 2 else 0 end
       from generate_series(1, 200) i order by i returning id, reply_count)
     insert into comment (topic_id, author_id, parent_id, content, created_at)
     select $1, $2, id, 'Reply ' || n, now() from roots, generate_series(1, reply_count) n order by id, n`,
    [topic.id, reem.id],
  );
  const rows = await client.query<{ id: string; parent: string | null; deleted: boolean; reply_count: number }>(
    "select id, parent_id as parent, deleted_at is not null as deleted, reply_count from comment where topic_id = $1 order by id",
    [topic.id],
  );
  await client.end();
  ids = rows.rows;
  roots = rows.rows.filter((row) => row.parent === null && (!row.deleted || row.reply_count > 0)).map(({ id }) => id);
});

afterAll(() => community.close());

test("all pages are returned forwards and backwards", async () => {
  const forwards: string[] = [];
  let page = await listOf(omar, topic.id, "limit=30");
  for (;;) {
    forwards.push(...page.data.map(({ id }) => id));
    if (page.page.next === null) break;
    page = await listOf(omar, topic.id, `limit=30&cursor=${page.page.next}`);
  }
  expect(forwards).toEqual(roots);
  const backwards = page.data.map(({ id }) => id);
  while (page.page.previous !== null) {
    page = await listOf(omar, topic.id, `limit=30&cursor=${page.page.previous}`);
    backwards.unshift(...page.data.map(({ id }) => id));
  }
  expect(backwards).toEqual(roots);
  const tenth = (await listOf(omar, topic.id, "limit=30")).data.find(({ content }) => content === "Root 10");
  expect(tenth).toMatchObject({ replyCount: 60 });
  expect(tenth?.replies.data.map(({ content }) => content)).toEqual(["Reply 1", "Reply 2", "Reply 3"]);
  const rest = await omar.get<Reply[]>(`/comments/${tenth?.id}/replies?limit=100&cursor=${tenth?.replies.next}`);
  expect(rest.data.map(({ content }) => content)).toEqual(Array.from({ length: 57 }, (_, n) => `Reply ${n + 4}`));
  expect((await omar.get(`/comments/${ids[0]?.id}/replies?cursor=${tenth?.replies.next}`)).problem.code).toBe(
    "cursor_invalid",
  );
});

test("a list around any comment, reply or deleted comment continues in both directions without a gap", async () => {
  for (const { id, parent } of ids.filter((_, index) => index % 5 === 0)) {
    const root = parent ?? id;
    const { status, data, page } = await listOf(omar, topic.id, `limit=9&around=${id}`);
    expect(status).toBe(200);
    const seen = data.map((comment) => comment.id);
    const at = roots.findIndex((one) => one === seen[0]);
    expect(seen).toEqual(roots.slice(at, at + seen.length));
    const isVisible = roots.includes(root);
    expect(isVisible ? seen.includes(root) : BigInt(seen[0] ?? 0) < BigInt(root) || at === 0).toBe(true);
    if (parent !== null) {
      const replies = data.find((comment) => comment.id === root)?.replies;
      expect(replies?.data.map((reply) => reply.id)).toContain(id);
    }
    if (page.next !== null) {
      const after = await listOf(omar, topic.id, `limit=9&cursor=${page.next}`);
      expect(after.data[0]?.id).toBe(roots[at + seen.length]);
    } else expect(at + seen.length).toBe(roots.length);
    if (page.previous !== null) {
      const before = await listOf(omar, topic.id, `limit=9&cursor=${page.previous}`);
      expect(before.data.at(-1)?.id).toBe(roots[at - 1]);
    } else expect(at).toBe(0);
  }
});

test("a list around one of many replies contains its neighbours and cursors to the remaining replies", async () => {
  const tenth = roots.find((id) => ids.filter(({ parent }) => parent === id).length === 60) ?? "";
  const all = ids.filter(({ parent }) => parent === tenth).map(({ id }) => id);
  const { data } = await listOf(omar, topic.id, `around=${all[30]}`);
  const shown = data.find(({ id }) => id === tenth)?.replies;
  const seen = shown?.data.map(({ id }) => id) ?? [];
  expect(seen).toEqual(all.slice(21, 41));
  // A constant clock avoids a second session query during the measurement.
  const moment = Date.now();
  setClock(() => moment);
  await listOf(omar, topic.id);
  const query = vi.spyOn(pg.Client.prototype, "query");
  await listOf(omar, topic.id, `around=${all[30]}`);
  expect(query.mock.calls.length).toBeLessThanOrEqual(6);
  query.mockRestore();
  setClock(null);
  const before = await omar.get<Reply[]>(`/comments/${tenth}/replies?limit=100&cursor=${shown?.previous}`);
  const after = await omar.get<Reply[]>(`/comments/${tenth}/replies?limit=100&cursor=${shown?.next}`);
  expect([...before.data, ...after.data].map(({ id }) => id)).toEqual([...all.slice(0, 21), ...all.slice(41)]);
});

test("a list around an unknown comment or a comment of another topic is not found", async () => {
  const { data: elsewhere } = await omar.post<Comment>(`/topics/${(await newTopic()).id}/comments`, {
    content: "Here",
  });
  expect(refusal(await listOf(omar, topic.id, `around=${elsewhere.id}`))).toEqual([404, "not_found"]);
  expect(refusal(await listOf(omar, topic.id, "around=99999999"))).toEqual([404, "not_found"]);
  expect(refusal(await listOf(omar, topic.id, "around=last"))).toEqual([400, "fields_invalid", "around: invalid"]);
});
