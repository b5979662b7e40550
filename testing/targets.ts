import { sql } from "kysely";
import { expect } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { userUrn } from "#modules/identity/contract/scim/schemas.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Route } from "#shared/route.ts";
import { attendanceFixtures, overtimeClaimOf, overtimeRequestOf, withDates } from "./attendance-fixtures.ts";
import { enteredLeave, leaveFixtures } from "./leave-fixtures.ts";
import { callerOf, type Caller } from "./call.ts";
import { passkeyOf } from "./factor-fixtures.ts";
import { keepVersion, mappingOf, withFile } from "./payroll-fixtures.ts";
import { publicationFixtures, publishReport } from "./publication-fixtures.ts";
import { pushDevice } from "./push-fixtures.ts";
import { deputyOf, draftRequest } from "./service-fixtures.ts";
import type { TestServer } from "./server.ts";
import { webhookFixtures } from "./webhook-fixtures.ts";

/** A signed-in user with all permissions. */
export type TestUser = { id: string; token: string };

type Created = { id: string };

async function make<Entity = Created>(by: Caller, path: string, body: object): Promise<Entity> {
  const { status, data, problem } = await by.post<Entity>(path, body);
  expect([200, 201], JSON.stringify(problem)).toContain(status);
  return data;
}

/** Fills in path parameters that are not ids: a date, a logo's place, a service's code, a content hash. */
const withNames = (path: string): string =>
  withFile(withDates(path))
    .replace("{place}", "enLight")
    .replace("{code}", "itRequest")
    .replace("{hash}", "0".repeat(32));

/** Creates the entities that routes name in their paths; each is new, since an attack may delete it. */
export type Targets = {
  /** Creates an administrator without any data. */
  hire(): Promise<TestUser>;
  /** Returns the path of a route below `/api` that leads to an existing entity of this person. */
  pathOf(route: Route, somebody: TestUser): Promise<string>;
};

/** Creates targets on a server. `another` person is hired, who reports, decides and comments. */
export async function createTargets(server: TestServer): Promise<Targets> {
  const hire = async (): Promise<TestUser> => {
    const id = await server.hire(crypto.randomUUID(), "administrator");
    return { id, token: (await server.startSession(id)).token };
  };
  const asCaller = ({ token }: TestUser): Caller => callerOf(server.url, token);
  const another = await hire();
  /** Access tokens expire after ten minutes. */
  const other = async (): Promise<Caller> => callerOf(server.url, (await server.startSession(another.id)).token);
  const department = await server.write((tx) =>
    tx
      .insertInto("department")
      .values({ name_en: "Of nobody", name_ar: "بلا أحد" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

  const topicBy = (by: Caller): Promise<Topic> =>
    make<Topic>(by, "/topics", {
      categoryId: "2",
      titleEn: "A target",
      contentEn: "Text",
      poll: { choices: [{ textEn: "Tea" }, { textEn: "Coffee" }], ballot: "open" },
    });
  const commentBy = async (by: Caller): Promise<Comment> =>
    make<Comment>(by, `/topics/${(await topicBy(by)).id}/comments`, { content: "A target" });

  /** Creates a case about a topic of `by`. */
  async function caseAbout(by: Caller): Promise<Created> {
    const { id } = await topicBy(by);
    await make(await other(), `/topics/${id}/reports`, { reason: "spam" });
    const { data } = await by.get<Created[]>(`/report-cases?topic=${id}`);
    if (data[0] === undefined) throw new Error("The report opened no case.");
    return data[0];
  }
  async function decisionAbout(by: Caller): Promise<Created> {
    const { id } = await caseAbout(by);
    return make(await other(), `/report-cases/${id}/decision`, { decision: "keep", reason: "It is harmless." });
  }

  const roleBy = (by: Caller): Promise<Created> =>
    make(by, "/roles", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });

  async function notificationOf(by: Caller): Promise<Created> {
    const { id } = await topicBy(by);
    await make(await other(), `/topics/${id}/comments`, { content: "Look!" });
    let found: Created | undefined;
    await expect.poll(async () => (found = (await by.get<Created[]>("/notifications")).data[0])).toBeDefined();
    return found as Created;
  }

  /** Creates a job without remaining attempts, of a kind that no worker runs. */
  const failedJob = (): Promise<Created> =>
    server.write(async (tx) => {
      const { rows } = await sql<Created>`
        select id::text as id from graphile_worker.add_job('nobody.doesThis', '{}', max_attempts => 1)`.execute(tx);
      const [made = { id: "none" }] = rows;
      await sql`update graphile_worker._private_jobs set attempts = max_attempts where id = ${made.id}`.execute(tx);
      return made;
    });

  /** Creates a change of a rule that affects its author, for another officer to confirm. */
  async function ruleMarkOf(tx: Transaction, authorId: string): Promise<Created> {
    const { rows } = await sql<Created>`
      insert into rule_mark (rule_kind, rule_id, action, author_id, made_at)
      values ('zone', 1, 'created', ${authorId}, now()) returning id::text as id`.execute(tx);
    const [made = { id: "none" }] = rows;
    return made;
  }

  async function uploadBy(by: Caller): Promise<Created> {
    const metadata = `filename ${btoa("notes.txt")},filetype ${btoa("text/plain")}`;
    const headers = { "tus-resumable": "1.0.0", "upload-length": "10", "upload-metadata": metadata };
    const { status, headers: responseHeaders } = await by.post("/files", undefined, headers);
    expect(status).toBe(201);
    return { id: responseHeaders.get("location")?.split("/").at(-1) ?? "" };
  }

  /** By the path segment before the id. */
  const makers: Record<string, (by: Caller) => Promise<Created>> = {
    topics: topicBy,
    comments: commentBy,
    categories: (by) => make(by, "/categories", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() }),
    users: async () => ({ id: (await hire()).id }),
    departments: (by) => make(by, "/departments", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() }),
    accounts: async (by) =>
      make(by, "/accounts", { email: `${crypto.randomUUID()}@diwan.example`, nameEn: "A target", locale: "en" }),
    sessions: async () => ({ id: crypto.randomUUID() }),
    passkeys: async (by) => {
      const { data } = await by.get<Created>("/me");
      return server.write((tx) => passkeyOf(tx, data.id));
    },
    roles: roleBy,
    Users: async () => ({ id: (await hire()).id }),
    ResourceTypes: async () => ({ id: "User" }),
    Schemas: async () => ({ id: userUrn }),
    Groups: async (by) => {
      // SCIM responses have no envelope.
      const { problem } = await by.post("/scim/v2/Groups", { displayName: crypto.randomUUID() });
      return problem as unknown as Created;
    },
    "access-tokens": async (by) =>
      make(by, "/me/access-tokens", { name: "A target", scopes: ["community:read"], days: 30 }),
    "role-members": async (by) => {
      const { id } = await roleBy(by);
      await make(by, `/roles/${id}/members`, { people: [(await hire()).id] });
      const { data } = await by.get<Created[]>(`/roles/${id}/members`);
      return data[0] ?? { id: "none" };
    },
    files: uploadBy,
    "topic-drafts": (by) => make(by, "/topic-drafts", { content: { titleEn: "Half" } }),
    "topic-bulk-actions": async (by) =>
      make(by, "/topic-bulk-actions", { action: "activate", ids: [(await topicBy(by)).id] }),
    "saved-views": (by) => make(by, "/saved-views", { name: crypto.randomUUID(), filters: {} }),
    "report-cases": async () => caseAbout(asCaller(await hire())),
    "report-decisions": decisionAbout,
    notifications: notificationOf,
    "push-subscriptions": (by) => pushDevice((path, body) => make(by, path, body)),
    requests: (by) => draftRequest((path, body) => make(by, path, body)),
    deputies: async (by) => deputyOf((path, body) => make(by, path, body), another.id),
    jobs: failedJob,
    rules: async (by) => {
      const { data } = await by.get<Created>("/me");
      return server.write((tx) => ruleMarkOf(tx, data.id));
    },
    "calendar-feeds": (by) => make(by, "/calendar-feeds", { kind: "mine" }),
    "overtime-claims": async () => {
      const { id } = await hire();
      return server.write((tx) => overtimeClaimOf(tx, id));
    },
    "overtime-requests": async (by) => {
      const { data } = await by.get<Created>("/me");
      return server.write((tx) => overtimeRequestOf(tx, data.id));
    },
    documents: () => server.write(publishReport),
    entries: () => enteredLeave.entries(server),
    suspensions: () => enteredLeave.suspensions(server),
    mappings: (by) => mappingOf((path, body) => make(by, path, body)),
    versions: () => server.write(keepVersion),
    ...Object.fromEntries(
      Object.entries({ ...publicationFixtures, ...webhookFixtures, ...leaveFixtures }).map(([kind, create]) => [
        kind,
        (by: Caller) => create((path, body) => make(by, path, body)),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(attendanceFixtures).map(([kind, create]) => [
        kind,
        (by: Caller) => create((path, body) => make(by, path, body), hire),
      ]),
    ),
  };

  return {
    hire,
    async pathOf({ path }, somebody) {
      const [, kind] = /([\w-]+)\/\{id\}/.exec(path) ?? [];
      if (kind === undefined) return withNames(path);
      const maker = makers[kind];
      if (maker === undefined) throw new Error(`Nothing is made for ${path}.`);
      const by = asCaller(somebody);
      const { id } = await maker(by);
      if (path.includes("revisions")) await by.patch(path.replace(/\{id\}.*/, id), { version: 1, titleEn: "It moves" });
      if (/must-read|acknowledgement/.test(path)) {
        const asked = { dueOn: "2999-12-31", departments: [department.id] };
        expect((await by.put(path.replace(/\{id\}.*/, `${id}/must-read`), asked)).status).toBe(200);
      }
      return withNames(path)
        .replace("{id}", id)
        .replace("{variant}", "original")
        .replace("{version}", "1")
        .replace("{session}", crypto.randomUUID())
        .replace("{token}", "1");
    },
  };
}
