import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepNextEntries } from "#modules/administration/server/index.ts";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import type { ReportCaseSummary } from "#modules/moderation/contract/schemas.ts";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { until } from "#testing/until.ts";

// Makes anonymous reports, then searches everything the server has written since, and everything an administrator can
// read, for the reporter.

let server: TestServer;
let author: Caller;
let reporter: Caller;
let administrator: Caller;
let administratorToken: string;
let reporterId: string;
/** Everything that would identify the reporter: the person, the device, the request. */
let traces: Record<string, string>;

const browser = "Reporters-Own-Browser/8.15";
const key = "key-of-the-reporters-client";
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const headers = {
  "user-agent": browser,
  "idempotency-key": key,
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  "accept-language": "ar",
};

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMIT: "on", LOG_LEVEL: "trace" } });
  // An id that does not equal another one by chance.
  await sql`alter sequence person_id_seq restart with 770000`.execute(server.database.primary);
  const token = async (id: string): Promise<string> => (await server.startSession(id)).token;
  author = callerOf(server.url, await token(await server.hire("Author")));
  administratorToken = await token(await server.hire("Administrator", "administrator"));
  administrator = callerOf(server.url, administratorToken);
  reporterId = await server.hire("Zubayda");
  const reporterToken = await token(reporterId);
  reporter = callerOf(server.url, reporterToken);
  const { sub, sid } = JSON.parse(Buffer.from(reporterToken.split(".")[1] ?? "", "base64url").toString()) as {
    sub: string;
    sid: string;
  };
  expect(sub).toBe(reporterId);
  traces = { id: reporterId, name: "zubayda", session: sid, token: reporterToken, browser, key, traceId };
  // Reading leaves traces; reporting must add none.
  expect((await reporter.get("/me")).status).toBe(200);
});
afterAll(() => server.close());

const foundIn = (text: string): string[] =>
  Object.entries(traces)
    .filter(([, trace]) => text.toLowerCase().includes(trace.toLowerCase()))
    .map(([name]) => name);

/** Reads every row of every table as text, like a dump of the database. */
async function dump(): Promise<Map<string, number>> {
  const rows = new Map<string, number>();
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`.execute(server.database.primary);
  for (const { schema, name } of tables) {
    const { rows: all } = await sql<{ text: string }>`select t::text as text from ${sql.id(schema, name)} t`.execute(
      server.database.primary,
    );
    for (const { text } of all) {
      const row = `${schema}.${name} ${text}`;
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
  }
  return rows;
}

/** Returns whether an event is not yet handled by its consumers, an entry not yet in the audit's index, or a job due. */
async function isAtWork(): Promise<boolean> {
  const { rows } = await sql`
    select from event_consumer c join audit a on a.audience is not null
      and (a.xact, a.id) > (split_part(c.position, '-', 1)::xid8, split_part(c.position, '-', 2)::bigint)
    union all select from audit a where not exists (select from audit_document d where (d.at, d.id) = (a.at, a.id))
    union all select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`.execute(
    server.database.primary,
  );
  return rows.length > 0;
}

/** Dumps the database after all background work, such as indexing, has ended. */
async function dumpAtRest(): Promise<Map<string, number>> {
  await until("an end of the work in the background", async () => {
    // Otherwise done once a minute.
    await transaction(server.database.primary, keepNextEntries);
    return !(await isAtWork());
  });
  let last = await dump();
  return until("a database at rest", async () => {
    const before = last;
    last = await dump();
    return last.size === before.size && newSince(before, last).length === 0 && last;
  });
}

/** Returns the rows that are new or changed since an earlier dump. */
const newSince = (before: Map<string, number>, after: Map<string, number>): string[] =>
  [...after].filter(([row, count]) => count > (before.get(row) ?? 0)).map(([row]) => row);

async function post(): Promise<{ topic: Topic; comment: Comment }> {
  const body = { categoryId: "2", titleEn: "The canteen", contentEn: "Words." };
  const { data: topic } = await author.post<Topic>("/topics", body);
  const { data: comment } = await author.post<Comment>(`/topics/${topic.id}/comments`, { content: "You fool." });
  return { topic, comment };
}
const caseOf = async (topicId: string): Promise<string> =>
  (await administrator.get<ReportCaseSummary[]>(`/report-cases?topic=${topicId}`)).data[0]?.id ?? "none";

/** Reads the administrator's event stream until it contains a word. */
async function listen(): Promise<{ until: (word: string) => Promise<string>; close: () => Promise<void> }> {
  const response = await fetch(`${server.url}/api/events`, {
    headers: { authorization: `Bearer ${administratorToken}` },
  });
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error("There is no stream.");
  const decoder = new TextDecoder();
  let heard = "";
  return {
    until: async (word) => {
      while (!heard.includes(word)) heard += decoder.decode((await reader.read()).value);
      return heard;
    },
    close: () => reader.cancel(),
  };
}

test("after an anonymous report no written data identifies the reporter: tables, log, events, answers", async () => {
  const { topic, comment } = await post();
  const stream = await listen();
  const logFile = join(server.dataDirectory, "log");
  const logBefore = (await readFile(logFile, "utf8")).length;
  const before = await dumpAtRest();
  for (const path of [`/topics/${topic.id}`, `/comments/${comment.id}`]) {
    const reply = await reporter.post(`${path}/reports`, { reason: "harassment", text: "They insult us." }, headers);
    expect([reply.status, reply.data]).toEqual([201, { status: "received" }]);
  }
  // The delayed events have been recorded by now.
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
    server.database.primary,
  );
  const heard = await stream.until("report.received");
  await stream.close();

  const rows = newSince(before, await dumpAtRest());
  const tables = new Set(rows.map((row) => row.split(" ", 1)[0]));
  for (const table of ["public.abuse_report", "public.report_case", "public.topic", "public.rate_limit"]) {
    expect(tables).toContain(table);
  }
  expect(tables).not.toContain("public.idempotency");
  expect(rows.flatMap((row) => foundIn(row).map((trace) => `${trace} in ${row}`))).toEqual([]);
  expect(foundIn(heard)).toEqual([]);

  const log = (await readFile(logFile, "utf8")).slice(logBefore);
  expect(foundIn(log)).toEqual([]);

  const { rows: audit } = await sql<{ actor_id: null; request_id: null; isVague: boolean }>`
    select actor_id, request_id, at = date_trunc('day', at, 'UTC') as "isVague" from audit
    where action = 'report.received'`.execute(server.database.primary);
  const [first, second] = audit;
  expect([first, second, audit.length]).toEqual([
    { actor_id: null, request_id: null, isVague: true },
    { actor_id: null, request_id: null, isVague: true },
    2,
  ]);

  // Every address of the case, the topic or the comment that an administrator can read. An officer's view of attendance
  // contains the names of all employees, and none of their texts.
  const directories = [
    "/audit",
    "/audit.csv",
    "/audit.jsonl",
    "/attendance/subjects",
    "/attendance/board",
    "/attendance/unscheduled-people",
    "/leave/subjects",
    "/users",
    "/users/joiners",
    "/directory/chart/reports",
    "/accounts",
    "/accounts/export",
    "/scim/v2/Users",
  ];
  const ids = [await caseOf(topic.id), topic.id, comment.id];
  const reads = server.routes.filter(({ route: { method, path } }) => {
    return method === "GET" && !path.endsWith("/events") && !directories.includes(path);
  });
  const paths = reads.flatMap(({ route }) => ids.map((id) => route.path.replaceAll(/\{\w+\}/g, id)));
  const readable: string[] = [];
  for (const path of new Set(paths)) {
    const response = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${administratorToken}` },
    });
    const text = await response.text();
    if (response.ok) readable.push(path);
    expect({ path, traces: foundIn(text) }).toEqual({ path, traces: [] });
  }
  expect(readable).toEqual(expect.arrayContaining(["/report-cases", `/report-cases/${ids[0]}`, `/topics/${topic.id}`]));
});

test("repeating the report only changes the tokens of a bucket, which has no name", async () => {
  const { topic } = await post();
  await reporter.post(`/topics/${topic.id}/reports`, { reason: "spam" }, headers);
  const before = await dumpAtRest();
  const reply = await reporter.post(`/topics/${topic.id}/reports`, { reason: "hate" }, headers);
  expect(reply.status).toBe(200);
  const rows = newSince(before, await dumpAtRest());
  const tables = new Set(rows.map((row) => row.split(" ", 1)[0] ?? ""));
  expect(tables).toContain("public.rate_limit");
  const silent = /^public\.(abuse_report|report_case|audit.*|topic|idempotency|session.*)$/;
  expect([...tables].filter((table) => silent.test(table))).toEqual([]);
  expect(rows.flatMap(foundIn)).toEqual([]);
});

test("a refused report leaves no trace either", async () => {
  const before = await dumpAtRest();
  const logFile = join(server.dataDirectory, "log");
  const logBefore = (await readFile(logFile, "utf8")).length;
  expect((await reporter.post("/topics/99999999/reports", { reason: "spam" }, headers)).status).toBe(404);
  expect((await reporter.post("/topics/99999999/reports", { reason: "" }, headers)).status).toBe(400);
  expect(newSince(before, await dumpAtRest()).flatMap(foundIn)).toEqual([]);
  expect(foundIn((await readFile(logFile, "utf8")).slice(logBefore))).toEqual([]);
});

test("the search does find a named reporter: a claim of intellectual property", async () => {
  const { topic } = await post();
  const before = await dumpAtRest();
  const body = { reason: "intellectualProperty", text: "My photograph." };
  expect((await reporter.post(`/topics/${topic.id}/reports`, body, headers)).status).toBe(201);
  const rows = newSince(before, await dumpAtRest()).filter((row) => foundIn(row).length > 0);
  expect(rows.map((row) => row.split(" ", 1)[0])).toEqual(["public.abuse_report"]);
  const { data } = await administrator.get(`/report-cases/${await caseOf(topic.id)}`);
  expect(foundIn(JSON.stringify(data))).toEqual(["id", "name"]);
});

test("a dump without the key links no pseudonym to a person, nor one case to another", async () => {
  const cases: { id: string; pseudonym: Buffer }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { topic } = await post();
    await reporter.post(`/topics/${topic.id}/reports`, { reason: "privateData" });
    const id = await caseOf(topic.id);
    const { pseudonym } = await server.database.primary
      .selectFrom("abuse_report")
      .select("pseudonym")
      .where("case_id", "=", id)
      .executeTakeFirstOrThrow();
    if (pseudonym === null) throw new Error("The report has no pseudonym.");
    cases.push({ id, pseudonym });
  }
  expect(new Set(cases.map(({ pseudonym }) => pseudonym.toString("hex"))).size).toBe(3);

  // An attacker with the dump tries every person, with every text of the dump as a key.
  const { rows: settings } = await sql<{ value: string }>`
    select value::text as value from setting union select name from migration union select hash from migration`.execute(
    server.database.primary,
  );
  const keys = ["", "diwan", "pseudonyms of reporters", ...settings.map(({ value }) => value)];
  for (const { id, pseudonym } of cases) {
    const messages = [
      `${id} ${reporterId}`,
      `${reporterId} ${id}`,
      `${id}${reporterId}`,
      `${id}:${reporterId}`,
      reporterId,
    ];
    const guesses = messages.flatMap((message) => [
      createHash("sha256").update(message).digest("hex"),
      ...keys.map((one) => createHmac("sha256", one).update(message).digest("hex")),
    ]);
    expect(guesses).not.toContain(pseudonym.toString("hex"));
  }
});
