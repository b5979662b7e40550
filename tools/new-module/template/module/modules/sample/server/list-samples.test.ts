import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Sample } from "../contract/schemas.ts";

let server: TestServer;
let omar: string;

beforeAll(async () => {
  server = await startTestServer();
  const session = await server.startSession(await server.hire("Omar"));
  omar = session.token;
});
afterAll(() => server.close());

const list = (token: string | null, query = "") =>
  fetch(`${server.url}/api/samples${query}`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });

test("a request without sign-in is refused", async () => {
  const answer = await list(null);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "not_signed_in" });
});

test("an unknown filter is refused by name", async () => {
  const answer = await list(omar, "?color=green");
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain("color");
});

test("Omar reads the samples newest first, page by page", async () => {
  await server.database.primary
    .insertInto("sample")
    .values([1, 2, 3].map((day) => ({ name_en: `No. ${day}`, created_at: `2026-01-0${day}T08:00:00Z` })))
    .execute();
  const read = async (query: string) =>
    (await (await list(omar, query)).json()) as { data: Sample[]; page: { next: string | null } };
  const first = await read("?limit=2");
  expect(first.data.map((item) => item.nameEn)).toEqual(["No. 3", "No. 2"]);
  const second = await read(`?limit=2&cursor=${first.page.next}`);
  expect(second.data.map((item) => item.nameEn)).toEqual(["No. 1"]);
  expect(second.page.next).toBeNull();
});
