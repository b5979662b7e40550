import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Category, Comment, Topic } from "#modules/community/contract/schemas.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Notification } from "../../contract/schemas.ts";

let community: TestCommunity;
let people: Caller[];
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  people = (["Omar", "Reem", "Faisal"] as const).map((name) => community.as(name));
  moderator = community.as("Huda");
});
afterAll(() => community.close());

/** Counter and number of unread notifications of all people, in one query. */
const counts = async (): Promise<{ person: string; counted: number; unread: number }[]> => {
  const { rows } = await sql<{ person: string; counted: number; unread: number }>`
    select p.id as person, coalesce(c.unread_count, 0) as counted, (
      select count(*)::int from notification n where n.person_id = p.id and n.is_shown and n.read_at is null) as unread
    from person p left join notification_counter c on c.person_id = p.id`.execute(community.database.primary);
  return rows;
};
const expectExact = async (): Promise<void> => {
  for (const { person, counted, unread } of await counts()) expect([person, counted]).toEqual([person, unread]);
};

type World = { topics: Topic[]; comments: string[]; read: string[] };

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];

/** One action; an action that is not possible at the moment is refused, which is accepted. */
type Step = (world: World, by: Caller, number: number) => Promise<unknown>;

const steps: Record<string, Step> = {
  comment: async (world, by, number) => {
    const topic = pick(world.topics, number);
    const parentId = number % 2 === 0 ? undefined : pick(world.comments, number);
    const body = { content: "Yes", ...(parentId === undefined ? {} : { parentId }) };
    const answer = await by.post<Comment>(`/topics/${topic?.id}/comments`, body);
    if (answer.status === 201) world.comments.push(answer.data.id);
  },
  likeTopic: (world, by, number) => by.put(`/topics/${pick(world.topics, number)?.id}/like`),
  unlikeTopic: (world, by, number) => by.delete(`/topics/${pick(world.topics, number)?.id}/like`),
  likeComment: (world, by, number) => by.put(`/comments/${pick(world.comments, number) ?? 1}/like`),
  unlikeComment: (world, by, number) => by.delete(`/comments/${pick(world.comments, number) ?? 1}/like`),
  deleteComment: (world, _by, number) => moderator.delete(`/comments/${pick(world.comments, number) ?? 1}`),
  readTopic: (world, by, number) => by.put(`/topics/${pick(world.topics, number)?.id}/read`),
  follow: (world, by, number) =>
    by.put(`/topics/${pick(world.topics, number)?.id}/following`, { level: [null, "follow", "mute"][number % 3] }),
  activate: async (world, _by, number) => {
    const topic = pick(world.topics, number);
    const { version, isActive } = (await moderator.get<Topic>(`/topics/${topic?.id}`)).data;
    await moderator.patch(`/topics/${topic?.id}`, { version, isActive: !isActive });
  },
  deleteTopic: (world, _by, number) => moderator.delete(`/topics/${pick(world.topics, number)?.id}`),
  restoreTopic: (world, _by, number) => moderator.post(`/topics/${pick(world.topics, number)?.id}/restore`),
  closeCategory: async (_world, _by, number) => {
    const { version } = (await moderator.get<Category>("/categories/8")).data;
    await moderator.patch("/categories/8", { version, isActive: number % 2 === 0 });
    await community.notify();
    await community.run("notifications.review", { categoryId: "8" });
  },
  readAll: async (world, by) => {
    const { data } = await by.put<{ readAt: string }>("/notifications/read", {});
    world.read.push(data.readAt);
  },
  readOne: async (world, by, number) => {
    const { data } = await by.get<Notification[]>("/notifications?limit=100");
    const done = await by.put<{ readAt: string }>(`/notifications/${pick(data, number)?.id ?? 1}/read`);
    if (done.status === 200) world.read.push(done.data.readAt);
  },
  unread: (world, by, number) =>
    by.put("/notifications/unread", { readAt: pick(world.read, number) ?? "2026-01-01T00:00:00Z" }),
  notify: () => community.notify(),
};

const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(2), fc.nat(11));
// Some actions are sequential, some concurrent.
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 14 });

async function begin(): Promise<World> {
  await moderator.patch("/categories/8", {
    version: (await moderator.get<Category>("/categories/8")).data.version,
    isActive: true,
  });
  const topics: Topic[] = [];
  for (const [index, by] of people.entries()) {
    const body = { categoryId: index === 0 ? "8" : "4", titleEn: "A topic", contentEn: "Words" };
    topics.push((await by.post<Topic>("/topics", body)).data);
  }
  return { topics, comments: [], read: [] };
}

test("after any sequence of concurrent actions, the counter equals the number of unread notifications", async () => {
  await fc.assert(
    fc.asyncProperty(story, async (chapters) => {
      const world = await begin();
      for (const chapter of chapters) {
        await Promise.all(
          chapter.map(async ([name, who, number]) => steps[name]?.(world, people[who] ?? moderator, number)),
        );
        await expectExact();
      }
      await community.notify();
      await expectExact();
      for (const person of people) {
        const { data } = await person.get<Notification[]>("/notifications?limit=100&unread=true");
        const count = (await person.get<{ unread: number }>("/notifications/count")).data.unread;
        expect(count).toBe(data.length);
        expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
      }
      for (const person of people) await person.put("/notifications/read", {});
    }),
    { numRuns: 30 },
  );
});
