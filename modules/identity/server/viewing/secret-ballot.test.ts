import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewing } from "../../contract/viewing/schemas.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

const day = 86_400_000;
let server: TestServer;
let alia: Caller;
let omar: Caller;
let omarId: string;

beforeAll(async () => {
  server = await startTestServer();
  const signedIn = async (id: string) => callerOf(server.url, (await server.startSession(id)).token);
  alia = await signedIn(await server.hire("Alia", "administrator"));
  omarId = await server.hire("Omar");
  omar = await signedIn(omarId);
});
afterAll(() => server.close());

test("neither the work list nor the bell reveals whether a person has voted", async () => {
  const closesAt = new Date(Date.now() + day).toISOString();
  const { data: topic } = await alia.post<{ id: string }>("/topics", {
    categoryId: "2",
    titleEn: "A poll",
    contentEn: "Choose.",
    poll: { choices: [{ textEn: "Yes" }, { textEn: "No" }], maximumChoices: 1, ballot: "secret", closesAt },
  });
  await server.write((tx) =>
    tx
      .insertInto("notification")
      .values({
        person_id: omarId,
        kind: "pollClosing",
        subject_kind: "topic",
        subject_id: topic.id,
        topic_id: topic.id,
        details: JSON.stringify({ closesAt }),
        created_at: new Date(),
        latest_at: new Date(),
      })
      .execute(),
  );
  const { data: viewing } = await alia.post<Viewing>(`/accounts/${omarId}/view`, { reason: "Omar asked for help" });
  const asOmar = callerOf(server.url, viewing.token);
  const kindsOf = async (by: Caller, address: string) =>
    (await by.get<{ kind: string }[]>(address)).data.map(({ kind }) => kind);
  const unreadOf = async (by: Caller) => (await by.get<{ unread: number }>("/notifications/count")).data.unread;
  const pollsOf = async (by: Caller) => (await by.get<{ polls: number }>("/work-list/count")).data.polls;

  expect([await kindsOf(omar, "/work-list"), await pollsOf(omar)]).toEqual([["poll"], 1]);
  expect([await kindsOf(asOmar, "/work-list"), await pollsOf(asOmar)]).toEqual([[], 0]);
  expect(await kindsOf(omar, "/notifications")).toContain("pollClosing");
  expect(await kindsOf(asOmar, "/notifications")).not.toContain("pollClosing");
  expect(await kindsOf(asOmar, "/notifications?kind=pollClosing&unread=true")).toEqual([]);
  // He is also notified of the viewing.
  await expect.poll(() => unreadOf(omar)).toBe(2);
  expect(await unreadOf(asOmar)).toBe(1);
});
