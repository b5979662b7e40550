import { afterAll, beforeAll, expect, test } from "vitest";
import { startServices, type TestServices } from "#testing/services.ts";
import type { Caller } from "#testing/signed-in.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { WorkCount, WorkItem } from "../../contract/schemas-work.ts";

let services: TestServices;
let alia: Caller, omar: Caller, majed: Caller;

beforeAll(async () => {
  services = await startServices();
  [alia, omar, majed] = [services.as("Alia"), services.as("Omar"), services.as("Majed")];
});
afterAll(() => services.close());

const day = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);

/** Inserts a topic that all users see; returns its id. */
async function post(titleEn: string): Promise<string> {
  const { id } = await services.database.primary
    .insertInto("topic")
    .values({
      category_id: 2,
      author_id: alia.id,
      title_en: titleEn,
      created_at: inDays(-1),
      published_at: inDays(-1),
      last_activity_at: inDays(-1),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
async function pollIn(topicId: string, closesAt: Date): Promise<void> {
  const poll = {
    topic_id: topicId,
    maximum_choices: 1,
    results: "always",
    ballot: "secret",
    closes_at: closesAt,
    created_at: new Date(),
  } as const;
  await services.database.primary.insertInto("poll").values(poll).execute();
}
const countOf = async (by: Caller): Promise<WorkCount> => (await by.get<WorkCount>("/work-list/count")).data;
async function listOf(by: Caller): Promise<{ data: WorkItem[]; counts: WorkCount }> {
  const { text } = await by.get("/work-list");
  return JSON.parse(text) as { data: WorkItem[]; counts: WorkCount };
}

test("the work list contains the user's own items only", async () => {
  await omar.post("/requests", {
    service: "itRequest",
    answers: { kind: "device", details: "A screen" },
    submit: true,
  });
  expect((await countOf(omar)).count).toBe(0);
  expect((await listOf(services.as("Reem"))).data).toEqual([]);
});

test("the work list contains all waiting items, sorted by due date, and its counts match the count route", async () => {
  const answers = { kind: "device", details: "A screen" };
  const { data: request } = await omar.post<Request>("/requests", { service: "itRequest", answers, submit: true });
  const friend = await services.hire("Friend");
  const away = {
    deputy: majed.id,
    from: inDays(10).toISOString().slice(0, 10),
    to: inDays(11).toISOString().slice(0, 10),
  };
  await friend.post("/deputies", away);
  const [read, soon, later] = [await post("To be read"), await post("A poll"), await post("A poll of next month")];
  await services.database.primary
    .insertInto("must_read")
    .values({ topic_id: read, due_on: "2020-01-01", is_for_everyone: true, asked_by: alia.id, asked_at: new Date() })
    .execute();
  await pollIn(soon, inDays(2));
  await pollIn(later, inDays(30));

  const { data, counts } = await listOf(majed);
  expect(counts).toEqual({ count: 5, approvals: 2, returned: 0, deputies: 1, mustReads: 1, polls: 1, overtime: 0 });
  expect(await countOf(majed)).toEqual(counts);
  expect(data).toHaveLength(counts.count);
  expect(data[0]).toMatchObject({ kind: "mustRead", id: read, topic: { titleEn: "To be read" } });
  expect(data.find(({ kind }) => kind === "poll")).toMatchObject({ id: soon, request: null });
  expect(data.find(({ kind }) => kind === "deputy")).toMatchObject({ deputy: { person: { id: friend.id } } });
  const due = data.map(({ dueBy }) => dueBy ?? "9999");
  expect(due).toEqual(due.toSorted());
  // Approver rows copy the expected date of their request.
  const carried = await services.database.primary
    .selectFrom("request_decider as d")
    .innerJoin("request as r", "r.id", "d.request_id")
    .select(["d.expected_by as own", "r.expected_by as said"])
    .where("d.is_open", "=", true)
    .execute();
  expect(carried).not.toEqual([]);
  expect(carried.every(({ own, said }) => own !== null && own === said)).toBe(true);

  const decision = { step: "manager", version: request.version, decision: "return", reason: "Which one?" };
  await majed.post(`/requests/${request.id}/decisions`, decision);
  expect(await countOf(majed)).toMatchObject({ count: 4, approvals: 1 });
  expect((await listOf(omar)).data.find(({ kind }) => kind === "returned")).toMatchObject({ id: request.id });
});
