import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewing } from "../../contract/viewing/schemas.ts";
import { problemUrn } from "#platform/http/scim-error.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { addRoleMember } from "../index.ts";

let server: TestServer;
const people: Record<string, { id: string; caller: Caller }> = {};
const personCalled = (name: string): { id: string; caller: Caller } => {
  const person = people[name];
  if (person === undefined) throw new Error(`Nobody is called ${name}.`);
  return person;
};
const Alia = () => personCalled("Alia");
const Badr = () => personCalled("Badr");
const Huda = () => personCalled("Huda");
const Omar = () => personCalled("Omar");

async function enter(name: string, role?: "administrator" | "moderator"): Promise<void> {
  const id = await server.hire(name, role);
  people[name] = { id, caller: callerOf(server.url, (await server.startSession(id)).token) };
}

beforeAll(async () => {
  server = await startTestServer();
  await enter("Alia", "administrator");
  await enter("Badr", "administrator");
  await enter("Huda", "moderator");
  await enter("Omar");
});
afterAll(() => server.close());

const shownPaths = (): string[] =>
  server.routes
    .filter(({ route }) => route.method === "GET" && route.viewing === "shown")
    .map(({ route }) => route.path);

const reason = "Omar cannot find his requests";
const startOf = (by: Caller, id: string) => by.post<Viewing>(`/accounts/${id}/view`, { reason });
async function viewOmar(): Promise<Caller> {
  const { status, data } = await startOf(Alia().caller, Omar().id);
  expect(status).toBe(201);
  return callerOf(server.url, data.token);
}

describe("viewing the portal as another person is refused", () => {
  test("to strangers, employees and moderators", async () => {
    expect((await startOf(callerOf(server.url), Omar().id)).status).toBe(401);
    for (const { caller } of [Huda(), Omar()])
      expect((await startOf(caller, Alia().id)).problem.code).toBe("not_allowed");
  });

  test("to people who manage accounts without being administrators", async () => {
    await enter("Keeper");
    await server.write(async (tx) => {
      const role = { name_en: "Keepers", name_ar: "قائمون" };
      const { id } = await tx.insertInto("role").values(role).returning("id").executeTakeFirstOrThrow();
      await tx.insertInto("role_permission").values({ role_id: id, permission: "user.manage" }).execute();
      await tx
        .insertInto("role_member")
        .values({ role_id: id, person_id: personCalled("Keeper").id })
        .execute();
    });
    expect((await startOf(personCalled("Keeper").caller, Omar().id)).problem.code).toBe("not_allowed");
  });

  test("as oneself, as an unknown person, without a reason, and as a person who is not active", async () => {
    const alia = Alia().caller;
    expect((await startOf(alia, Alia().id)).problem.code).toBe("own_account");
    expect((await startOf(alia, "999999999")).status).toBe(404);
    const { status, problem } = await alia.post(`/accounts/${Omar().id}/view`, { reason: "  " });
    expect([status, problem.fields[0]?.path]).toEqual([400, "reason"]);
    await enter("Left");
    await alia.post(`/accounts/${personCalled("Left").id}/deactivate`, { reason: "left" });
    expect((await startOf(alia, personCalled("Left").id)).problem.code).toBe("account_not_active");
  });
});

test("the viewer reads what the other person can read, and can change nothing", async () => {
  const { data: topic } = await Omar().caller.post<{ id: string }>("/topics", {
    categoryId: "2",
    titleEn: "A poll",
    contentEn: "Choose.",
    poll: { choices: [{ textEn: "Yes" }, { textEn: "No" }], maximumChoices: 1, results: "afterVote", ballot: "secret" },
  });
  type Polled = { poll: { choices: { id: string }[]; myChoices: string[] } };
  const choice = (await Omar().caller.get<Polled>(`/topics/${topic.id}`)).data.poll.choices[0]?.id;
  await Omar().caller.put(`/topics/${topic.id}/vote`, { choices: [choice] });

  const asOmar = await viewOmar();
  const me = (await asOmar.get<{ id: string; permissions: string[] }>("/me")).data;
  expect(me.id).toBe(Omar().id);
  expect(me.permissions).not.toContain("user.manage");
  expect((await asOmar.get("/accounts")).problem.code).toBe("not_allowed");
  expect((await asOmar.get<Polled>(`/topics/${topic.id}`)).data.poll.myChoices, "a secret vote stays secret").toEqual(
    [],
  );
  expect((await Omar().caller.get<Polled>(`/topics/${topic.id}`)).data.poll.myChoices).toEqual([choice]);

  const closed = server.routes.filter(({ route }) => route.permission !== "public" && route.viewing === "hidden");
  const headers = { authorization: `Bearer ${(await startOf(Alia().caller, Huda().id)).data.token}` };
  for (const { route } of closed) {
    const address = route.path.replace(/\{\w+\}/g, "1");
    const answer = await fetch(`${server.url}/api${address}`, { method: route.method, headers });
    if (route.method === "HEAD") {
      expect(answer.status, route.path).toBe(403);
      continue;
    }
    const told = (await answer.json()) as { code: string; [problemUrn]?: { code: string } };
    const name = `${route.method} ${route.path}`;
    expect([name, (told[problemUrn] ?? told).code]).toEqual([name, "viewing_only"]);
  }
  const reads = new Set(server.routes.filter(({ route }) => route.method === "GET").map(({ route }) => route.path));
  for (const path of [
    "/me/sessions",
    "/me/personal-data",
    "/me/access-tokens",
    "/topic-drafts",
    "/files/{id}",
    "/events",
  ])
    expect(reads.has(path) && !shownPaths().includes(path), path).toBe(true);
});

/**
 * All tables except the last use of sessions, and data that jobs derive every minute from the audit, which is compared
 * itself.
 */
async function state(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('session', 'session_generation', 'rate_limit', 'event_consumer',
        'audit_seal', 'audit_document', 'audit_filling')`.execute(server.database.primary);
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.table(name)} t`.execute(
      server.database.primary,
    );
    found.set(name, sums[0]?.sum ?? "");
  }
  return found;
}

test("reading leaves no traces of the viewed person", async () => {
  // Recorded views: a mobile, a phone in the record, and current birthdays; views of oneself are not recorded.
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(5, 10);
  await personCalled("Keeper").caller.patch("/me", { version: 1, mobile: "+966 50 123 4567" });
  await server.write(async (tx) => {
    const { id: department_id } = await tx
      .insertInto("department")
      .values({ name_en: "Records", name_ar: "السجلات" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("person")
      .set({ department_id, birth_date: `1988-${soon}`, birthday_visibility: "department" })
      .set({ phone: "+966 11 123 4567", phone_visibility: "managers" })
      .where("id", "in", [personCalled("Keeper").id, Alia().id, Badr().id])
      .execute();
  });
  const { data } = await startOf(Alia().caller, Badr().id);
  const asBadr = callerOf(server.url, data.token);
  // The notification has to be written first.
  await expect.poll(async () => (await Badr().caller.get<unknown[]>("/notifications")).data.length).toBe(1);
  const before = await state();
  for (const path of shownPaths()) {
    if (path.includes("{")) continue;
    const { status } = await asBadr.get(
      path.startsWith("/search") ? `${path}?q=poll` : path === "/mentions" ? `${path}?q=o` : path,
    );
    expect([200, 400], path).toContain(status);
  }
  const keeper = personCalled("Keeper").id;
  expect((await asBadr.get<{ id: string }[]>("/users/birthdays")).data.map(({ id }) => id)).toContain(keeper);
  for (const id of [keeper, Alia().id]) expect((await asBadr.get(`/users/${id}/record`)).status).toBe(200);
  for (const path of ["/topics/1", `/users/${keeper}`, "/notifications", "/categories/2"]) await asBadr.get(path);
  const after = await state();
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  expect(changed, "only that Alia, not Badr, saw what Keeper protects").toEqual(["person_view"]);
  const views = await server.database.primary.selectFrom("person_view").select(["person_id", "viewer_id"]).execute();
  expect(new Set(views.map((view) => view.viewer_id))).toEqual(new Set([Alia().id]));
  expect(views.map((view) => view.person_id)).toContain(keeper);
  expect(views.map((view) => view.person_id)).not.toContain(Alia().id);
});

test("the viewed person is notified, and sees the viewer among the views of their protected fields", async () => {
  await viewOmar();
  const notices = async () =>
    (await Omar().caller.get<{ kind: string; reason: string; actors: { id: string }[] }[]>("/notifications")).data.map(
      (line) => [line.kind, line.reason, line.actors[0]?.id],
    );
  await expect.poll(notices).toContainEqual(["viewedAs", reason, Alia().id]);
  const { data } = await Omar().caller.get<{ viewer: { id: string } }[]>("/me/sightings");
  expect(data.map(({ viewer }) => viewer.id)).toEqual([Alia().id]);
});

describe("a viewing ends", () => {
  const actions = async (): Promise<string[]> =>
    (
      await server.database.primary
        .selectFrom("audit")
        .select("action")
        .where("action", "like", "viewing.%")
        .where("actor_id", "=", Alia().id)
        .orderBy("id")
        .execute()
    ).map(({ action }) => action);

  test("when the viewer ends it, at once and recorded; their own session continues", async () => {
    const asOmar = await viewOmar();
    expect((await Alia().caller.delete("/viewing")).status).toBe(404);
    expect((await asOmar.delete("/viewing")).status).toBe(204);
    expect((await asOmar.get("/me")).status).toBe(401);
    expect((await Alia().caller.get("/me")).status).toBe(200);
    expect((await actions()).slice(-2)).toEqual(["viewing.started", "viewing.ended"]);
  });

  test("after ten minutes, with the viewer's permissions, and when the other person gains permissions", async () => {
    const asOmar = await viewOmar();
    server.moveClock(10 * 60_000 + 1_000);
    expect((await asOmar.get("/me")).status).toBe(401);
    server.moveClock(0);
    const second = await viewOmar();
    await server.database.primary.deleteFrom("role_member").where("person_id", "=", Alia().id).execute();
    server.moveClock(6_000);
    expect((await second.get("/me")).status).toBe(401);
    await server.write((tx) => addRoleMember(tx, "administrator", Alia().id));
    server.moveClock(12_000);
    expect((await second.get("/me")).status).toBe(200);
    await Alia().caller.post(`/accounts/${Omar().id}/deactivate`, { reason: "left" });
    server.moveClock(18_000);
    expect((await second.get("/me")).status).toBe(401);
    server.moveClock(0);
  });
});
