import { afterAll, beforeAll, expect, test } from "vitest";
import { objectToForm } from "#modules/services/contract/form/objections.ts";
import { validateAnswers } from "#modules/services/contract/form/answers.ts";
import { definition } from "#modules/services/contract/schemas-definition.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { fillPeople } from "./fill-people.ts";
import { fillRequests } from "./fill-requests.ts";

const now = new Date("2026-05-06T09:00:00Z");
let scratch: ScratchDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 4 });
  await transaction(database.primary, async (tx) => {
    await fillPeople(tx, now, "none");
    await fillRequests(tx, { now, timeZone: "Asia/Riyadh" });
  });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

test("submitted requests fit their forms, and every state occurs", async () => {
  const rows = await database.primary
    .selectFrom("request")
    .innerJoin("service_version as v", (join) =>
      join.onRef("v.service_id", "=", "request.service_id").onRef("v.number", "=", "request.service_number"),
    )
    .select(["request.id", "state", "answers", "v.definition"])
    .execute();
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(["draft", "waiting", "returned", "approved", "rejected"]),
  );
  for (const { id, state, answers, definition: stored } of rows) {
    const { form } = definition.parse(stored);
    expect(objectToForm(form)).toEqual([]);
    const { problems } = validateAnswers(form, answers as Record<string, unknown>);
    expect({ id, problems: state === "draft" ? [] : problems }).toEqual({ id, problems: [] });
  }
});

test("every waiting request waits for its manager or at its desk, and no other request waits", async () => {
  const rows = await database.primary
    .selectFrom("request")
    .leftJoin("request_decider as d", (join) =>
      join.onRef("d.request_id", "=", "request.id").on("d.is_open", "=", true),
    )
    .innerJoin("person", "person.id", "request.requester_id")
    .select(["request.id", "state", "requester_id", "d.person_id", "d.why", "person.manager_id"])
    .execute();
  for (const { id, state, person_id: asked, why, manager_id: manager } of rows) {
    expect({ id, isAsked: asked !== null }).toEqual({ id, isAsked: state === "waiting" });
    if (why === "manager") expect({ id, asked }).toEqual({ id, asked: manager });
  }
});
