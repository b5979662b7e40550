import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Category, Comment, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.close());

type Step =
  | { do: "post"; category: number; scheduled: boolean }
  | { do: "delete" | "restore" | "activate" | "deactivate" | "publish" | "like" | "unlike"; topic: number }
  | { do: "move"; topic: number; category: number }
  | { do: "comment"; topic: number; parent: number | null }
  | { do: "deleteComment" | "likeComment"; comment: number }
  | { do: "hideCategory" | "showCategory" | "deleteCategory"; category: number; moveTo: number };

const at = fc.nat(40);
const category = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("post" as const), category, scheduled: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("delete", "restore", "activate", "deactivate", "publish", "like", "unlike"),
      topic: at,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), topic: at, category }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("comment" as const), topic: at, parent: fc.option(at) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("deleteComment", "likeComment"), comment: at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom("hideCategory", "showCategory", "deleteCategory"),
      category,
      moveTo: category,
    }),
  },
);

/** Every stored count beside the recounted value. */
const selectCounts = statement<{ what: string; kept: number; counted: number }>(`
  select 'topics of category ' || c.id as what, c.topic_count as kept,
    (select count(*)::int from topic t where t.category_id = c.id and t.is_active and t.deleted_at is null
      and t.published_at is not null) as counted
  from category c where c.id <> 1
  union all
  select 'comments on topic ' || t.id, t.comment_count,
    (select count(*)::int from comment c where c.topic_id = t.id and c.deleted_at is null) from topic t
  union all
  select 'likes of topic ' || t.id, t.like_count, (select count(*)::int from topic_like l where l.topic_id = t.id) from topic t
  union all
  select 'replies to comment ' || c.id, c.reply_count,
    (select count(*)::int from comment r where r.parent_id = c.id and r.deleted_at is null) from comment c
  union all
  select 'likes of comment ' || c.id, c.like_count, (select count(*)::int from comment_like l where l.comment_id = c.id) from comment c`);

test("after any series of changes every stored count equals the recounted value", async () => {
  const huda = community.as("Huda");
  const people = [huda, community.as("Omar"), community.as("Reem")];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(2)), { minLength: 20, maxLength: 60 }), async (steps) => {
      const world = { categories: ["4", "5", "6", "7"], topics: [] as string[], comments: [] as string[] };
      for (const [index, name] of ["One", "Two"].entries()) {
        const unique = `${name} ${Math.random()}`;
        const made = await huda.post<Category>("/categories", { nameEn: unique, nameAr: unique });
        world.categories[2 + index] = made.data.id;
      }
      for (const [change, who] of steps) {
        const status = await take(change, people[who] ?? huda, huda, world);
        expect([200, 201, 204, 400, 403, 404, 409, 422], JSON.stringify(change)).toContain(status);
      }
      const rows = await selectCounts(community.database.primary, []);
      expect(rows.filter(({ kept, counted }) => kept !== counted)).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
    }),
    { numRuns: 25 },
  );
});

type World = { categories: string[]; topics: string[]; comments: string[] };

/** Executes one step; returns the status, 200 if the step had no target. */
async function take(change: Step, who: Caller, huda: Caller, world: World): Promise<number> {
  const pick = (list: string[], index: number): string | undefined => list[index % Math.max(1, list.length)];
  const categoryId = "category" in change ? pick(world.categories, change.category) : undefined;
  if (change.do === "post") {
    const publishAt = change.scheduled ? "2999-01-01T00:00:00Z" : undefined;
    const by = change.scheduled ? huda : who;
    const posted = await by.post<Topic>("/topics", { categoryId, titleEn: "A topic", contentEn: "Words", publishAt });
    if (posted.status === 201) world.topics.push(posted.data.id);
    return posted.status;
  }
  if ("comment" in change) {
    const comment = pick(world.comments, change.comment);
    if (comment === undefined) return 200;
    if (change.do === "likeComment") return (await who.put(`/comments/${comment}/like`)).status;
    return (await who.delete(`/comments/${comment}`)).status;
  }
  if ("topic" in change) {
    const topic = pick(world.topics, change.topic);
    if (topic === undefined) return 200;
    const patch = async (by: Caller, body: object): Promise<number> => {
      const { data } = await huda.get<Topic>(`/topics/${topic}`);
      return (await by.patch(`/topics/${topic}`, { version: data.version, ...body })).status;
    };
    switch (change.do) {
      case "comment": {
        const parentId = change.parent === null ? undefined : pick(world.comments, change.parent);
        const said = await who.post<Comment>(`/topics/${topic}/comments`, { content: "Yes", parentId });
        if (said.status === 201) world.comments.push(said.data.id);
        return said.status;
      }
      case "delete":
        return (await who.delete(`/topics/${topic}`)).status;
      case "restore":
        return (await huda.post(`/topics/${topic}/restore`)).status;
      case "like":
        return (await who.put(`/topics/${topic}/like`)).status;
      case "unlike":
        return (await who.delete(`/topics/${topic}/like`)).status;
      case "publish":
        return patch(huda, { publishAt: null });
      case "move":
        return patch(who, { categoryId });
      default:
        return patch(huda, { isActive: change.do === "activate" });
    }
  }
  if (change.do === "deleteCategory") {
    // The nine built-in categories are kept for the next series.
    if (Number(categoryId) <= 9) return 200;
    const moveTo = pick(world.categories, change.moveTo);
    const deleted = await huda.delete(`/categories/${categoryId}?moveTo=${moveTo}`);
    if (deleted.status === 204) world.categories[change.category] = "4";
    return deleted.status;
  }
  const { data } = await huda.get<Category>(`/categories/${categoryId}`);
  const isActive = change.do === "showCategory";
  return (await huda.patch(`/categories/${categoryId}`, { version: data.version, isActive })).status;
}
