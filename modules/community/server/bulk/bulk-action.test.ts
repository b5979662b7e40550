import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { createLog } from "#platform/log/log.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { BulkAction, BulkPreview } from "../../contract/schemas-administration.ts";
import type { Category, Topic } from "../../contract/schemas.ts";

let community: TestCommunity;
let omar: Caller, huda: Caller, alia: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, huda, alia] = [community.as("Omar"), community.as("Huda"), community.as("Alia")];
});
afterAll(() => community.close());

async function post(titleEn: string, categoryId = "2"): Promise<string> {
  const { data, status } = await omar.post<Topic>("/topics", {
    categoryId,
    titleEn: `Topic ${titleEn}`,
    contentEn: "Words",
  });
  expect(status).toBe(201);
  return data.id;
}

const order = (body: object, by = huda) => by.post<BulkAction>("/topic-bulk-actions", body);
const work = async (id: string): Promise<void> =>
  community.jobs["community.runBulkAction"]?.({
    database: community.database,
    log: createLog("silent"),
    payload: { id },
    jobId: "1",
    attempt: 1,
    signal: new AbortController().signal,
  });

/** Creates an action, runs the job and returns the finished action. */
async function done(body: object): Promise<BulkAction> {
  const { data, status, problem } = await order(body);
  expect([status, problem.code], JSON.stringify(body)).toEqual([201, undefined]);
  await work(data.id);
  return (await huda.get<BulkAction>(`/topic-bulk-actions/${data.id}`)).data;
}

async function undone(id: string): Promise<BulkAction> {
  expect((await huda.post(`/topic-bulk-actions/${id}/undo`)).status).toBe(200);
  await work(id);
  return (await huda.get<BulkAction>(`/topic-bulk-actions/${id}`)).data;
}

const columns = [
  "id",
  "category_id",
  "is_active",
  "pinned_at",
  "featured_in_home",
  "featured_order",
  "deleted_at",
  "deleted_by",
  "decision",
  "decision_reason",
] as const;
const stateOf = (ids: readonly string[]) =>
  community.database.primary.selectFrom("topic").select(columns).where("id", "in", ids).orderBy("id").execute();

/** Expects the topic counts of all categories to match their topics. */
async function expectCounts(): Promise<void> {
  const { data } = await huda.get<Category[]>("/categories");
  const listed = await community.database.primary
    .selectFrom("topic")
    .select((e) => ["category_id", e.fn.countAll<string>().as("count")])
    .where("is_listed", "=", true)
    .groupBy("category_id")
    .execute();
  const counts = new Map(listed.map((row) => [row.category_id, Number(row.count)]));
  for (const { id, topicCount } of data) if (id !== "1") expect([id, topicCount]).toEqual([id, counts.get(id) ?? 0]);
}

describe("refused bulk actions", () => {
  const body = { action: "deactivate", ids: ["1"] };
  test("every route is refused to employees with 403", async () => {
    const answers = [
      await omar.post("/topic-bulk-actions", body),
      await omar.post("/topic-bulk-actions/preview", body),
      await omar.get("/topic-bulk-actions"),
      await omar.get("/topic-bulk-actions/1"),
      await omar.post("/topic-bulk-actions/1/undo"),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      answers.map(() => [403, "not_allowed"]),
    );
  });

  test.each([
    [{ action: "explode", ids: ["1"] }, 400, "action"],
    [{ action: "delete", ids: [] }, 400, "ids"],
    [{ action: "delete", ids: ["x"] }, 400, "ids.0"],
    [{ action: "delete", filters: { isActive: "yes" } }, 400, "filters.isActive"],
    [{ action: "deactivate", ids: ["1"], reason: "x".repeat(501) }, 400, "reason"],
    [{ action: "delete" }, 422, "ids"],
    [{ action: "delete", ids: ["1"], filters: {} }, 422, "ids"],
    [{ action: "move", ids: ["1"] }, 422, "moveTo"],
    [{ action: "move", ids: ["1"], moveTo: "1" }, 422, "moveTo"],
    [{ action: "move", ids: ["1"], moveTo: "777" }, 422, "moveTo"],
    [{ action: "delete", ids: ["1"], moveTo: "2" }, 422, "moveTo"],
    [{ action: "activate", ids: ["1"], reason: "Why" }, 422, "reason"],
  ])("%j is refused when ordered and when previewed", async (given, status, field) => {
    for (const path of ["/topic-bulk-actions", "/topic-bulk-actions/preview"]) {
      const answer = await huda.post(path, given);
      expect([answer.status, answer.problem.fields[0]?.path]).toEqual([status, field]);
    }
  });

  test("a bulk action is not found by users other than its author", async () => {
    const { id } = await done({ action: "deactivate", ids: [await post("Mine alone")] });
    expect((await alia.get(`/topic-bulk-actions/${id}`)).status).toBe(404);
    expect((await alia.post(`/topic-bulk-actions/${id}/undo`)).status).toBe(404);
    expect((await alia.get<BulkAction[]>("/topic-bulk-actions")).data).toEqual([]);
  });
});

test("a preview counts the affected topics and changes nothing", async () => {
  const ids = [await post("One"), await post("Two"), await post("Three", "5")];
  const { data: pinned } = await huda.get<Topic>(`/topics/${ids[0]}`);
  await huda.patch(`/topics/${ids[0]}`, { version: pinned.version, isActive: false });
  await community.database.primary
    .updateTable("topic")
    .set({ has_poll: true, open_case_id: "1" })
    .where("id", "=", ids[2] ?? "")
    .execute();
  const before = await stateOf(ids);
  const preview = (body: object) => huda.post<BulkPreview>("/topic-bulk-actions/preview", body);
  const { data, status } = await preview({ action: "deactivate", ids: [...ids, "999999"], reason: "Old" });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    total: 3,
    isTooMany: false,
    changing: 2,
    listed: 2,
    featured: 0,
    withPoll: 1,
    withOpenCase: 1,
    byCategory: [
      { category: { id: "2" }, count: 2 },
      { category: { id: "5" }, count: 1 },
    ],
  });
  expect((await preview({ action: "move", ids, moveTo: "5" })).data.changing).toBe(2);
  expect((await preview({ action: "unfeature", filters: { category: "5" } })).data).toMatchObject({ changing: 0 });
  expect(await stateOf(ids)).toEqual(before);
});

describe("running a bulk action", () => {
  test("topics are moved, (de)activated and deleted, with one audit entry each and one public event", async () => {
    const ids = [await post("A"), await post("B"), await post("C")];
    const audit = () =>
      community.database.primary
        .selectFrom("audit")
        .select(["action", "audience", "subject_id"])
        .where("actor_id", "=", huda.id)
        .orderBy("id")
        .execute();
    const known = (await audit()).length;
    const action = await done({ action: "deactivate", ids: [...ids, ids[0]], reason: "Said twice" });
    expect(action).toMatchObject({ state: "done", total: 3, done: 3, changed: 3, kept: 0, can: { undo: true } });
    expect((await stateOf(ids)).map((row) => [row.is_active, row.decision, row.decision_reason])).toEqual(
      ids.map(() => [false, "deactivate", "Said twice"]),
    );
    const written = (await audit()).slice(known);
    expect(written.filter((row) => row.action === "topic.updated").map((row) => row.subject_id)).toEqual(ids);
    expect(written.filter((row) => row.audience === "all").map((row) => row.action)).toEqual(["topics.changed"]);
    await expectCounts();

    expect(await done({ action: "activate", ids })).toMatchObject({ changed: 3 });
    expect((await stateOf(ids)).map((row) => [row.is_active, row.decision])).toEqual(ids.map(() => [true, null]));
    expect(await done({ action: "activate", ids })).toMatchObject({ total: 3, changed: 0, can: { undo: false } });
    expect(await done({ action: "move", ids, moveTo: "6" })).toMatchObject({ changed: 3 });
    await expectCounts();
    expect(await done({ action: "delete", ids })).toMatchObject({ changed: 3 });
    await expectCounts();
    expect((await omar.get(`/topics/${ids[0]}`)).status).toBe(404);
    expect(await done({ action: "activate", ids })).toMatchObject({ total: 0, state: "done" });
  });

  test("an action on all matches changes only the topics that match when it is ordered", async () => {
    const inside = [await post("In", "7"), await post("In as well", "7")];
    const outside = await post("Out", "8");
    const { data } = await order({ action: "deactivate", filters: { category: "7", isActive: true } });
    const later = await post("Later", "7");
    await work(data.id);
    expect((await stateOf([...inside, outside, later])).map((row) => row.is_active)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test("an interrupted action resumes and changes no topic twice", async () => {
    const ids = await Promise.all(Array.from({ length: 130 }, (_, i) => post(`Many ${i}`, "8")));
    const { data } = await order({ action: "move", ids, moveTo: "9" });
    const stop = new AbortController();
    const job = community.jobs["community.runBulkAction"];
    const context = { database: community.database, log: createLog("silent"), payload: { id: data.id }, jobId: "1" };
    const first = job?.({ ...context, attempt: 1, signal: stop.signal });
    stop.abort();
    await expect(first).rejects.toThrow();
    await Promise.all([work(data.id), work(data.id)]);
    expect((await huda.get<BulkAction>(`/topic-bulk-actions/${data.id}`)).data).toMatchObject({
      state: "done",
      done: 130,
      changed: 130,
    });
    await expectCounts();
    expect(await undone(data.id)).toMatchObject({ state: "undone", kept: 0 });
    expect((await stateOf(ids)).every((row) => row.category_id === "8")).toBe(true);
    await expectCounts();
  });
});

describe("undoing a bulk action", () => {
  test.each(["deactivate", "activate", "delete", "move", "unfeature"] as const)(
    "undoing %s restores the exact previous state of topics in different states",
    async (action) => {
      const ids = [await post("x1"), await post("x2"), await post("x3", "5"), await post("x4")];
      const change = async (id: string | undefined, patch: object): Promise<void> => {
        const { data } = await huda.get<Topic>(`/topics/${id}`);
        expect((await huda.patch(`/topics/${id}`, { version: data.version, ...patch })).status).toBe(200);
      };
      await change(ids[0], { isPinned: true });
      await change(ids[1], { isActive: false });
      await community.database.primary
        .insertInto("file")
        .values({ kind: "poster", owner_id: omar.id, media_type: "image/webp", byte_size: 1, width: 16, height: 9 })
        .returning("id")
        .executeTakeFirstOrThrow()
        .then(({ id }) =>
          community.database.primary
            .updateTable("topic")
            .set({ poster_file_id: id })
            .where("id", "=", ids[3] ?? "")
            .execute(),
        );
      await change(ids[3], { featuredInHome: true });
      const before = await stateOf(ids);
      const { id } = await done({ action, ids, ...(action === "move" ? { moveTo: "5" } : {}) });
      expect(await stateOf(ids)).not.toEqual(before);
      expect(await undone(id)).toMatchObject({ state: "undone", kept: 0, done: 4, can: { undo: false } });
      expect(await stateOf(ids)).toEqual(before);
      await expectCounts();
      expect((await huda.post(`/topic-bulk-actions/${id}/undo`)).problem.code).toBe("undo_unavailable");
    },
  );

  test("undoing skips topics that were changed in the meantime and returns their number", async () => {
    const ids = [await post("y1"), await post("y2"), await post("y3"), await post("y4")];
    const { id } = await done({ action: "deactivate", ids });
    const { data: edited } = await omar.get<Topic>(`/topics/${ids[0]}`);
    expect((await omar.patch(`/topics/${ids[0]}`, { version: edited.version, titleEn: "Reworded" })).status).toBe(200);
    const { data: woken } = await alia.get<Topic>(`/topics/${ids[1]}`);
    await alia.patch(`/topics/${ids[1]}`, { version: woken.version, isActive: true });
    await alia.delete(`/topics/${ids[2]}`);
    expect(await undone(id)).toMatchObject({ state: "undone", kept: 3 });
    const states = await stateOf(ids);
    expect(states.map((row) => [row.is_active, row.deleted_at !== null])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, false],
    ]);
    await expectCounts();
  });

  test("an action can be undone for ten minutes", async () => {
    const { id } = await done({ action: "deactivate", ids: [await post("z1")] });
    const early = await order({ action: "deactivate", ids: [await post("z2")] });
    expect((await huda.post(`/topic-bulk-actions/${early.data.id}/undo`)).problem.code).toBe("undo_unavailable");
    await work(early.data.id);
    setClock(() => Date.now() + 9 * 60_000);
    expect((await huda.get<BulkAction[]>("/topic-bulk-actions")).data[0]?.can.undo).toBe(true);
    setClock(() => Date.now() + 11 * 60_000);
    const { status, problem } = await huda.post(`/topic-bulk-actions/${id}/undo`);
    expect([status, problem.code]).toEqual([422, "undo_unavailable"]);
    expect((await huda.get<BulkAction[]>("/topic-bulk-actions")).data).toEqual([]);
  });
});
