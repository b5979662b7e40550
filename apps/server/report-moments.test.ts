import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { ReportCase, ReportCaseSummary } from "#modules/moderation/contract/schemas.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

// Attack: a moderator who sees their colleagues tries to learn the time of a report.

let server: TestServer;
let author: Caller;
let administratorToken: string;
let administrator: Caller;
let moderatorToken: string;
let moderator: Caller;
const reporters: Caller[] = [];

beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: "trace" } });
  const token = async (id: string): Promise<string> => (await server.startSession(id)).token;
  author = callerOf(server.url, await token(await server.hire("Author")));
  administratorToken = await token(await server.hire("Administrator", "administrator"));
  administrator = callerOf(server.url, administratorToken);
  moderatorToken = await token(await server.hire("Moderator", "moderator"));
  moderator = callerOf(server.url, moderatorToken);
  for (const name of ["Salma", "Nasser", "Dana"]) {
    reporters.push(callerOf(server.url, await token(await server.hire(name))));
  }
});
afterAll(() => server.close());

const post = async (): Promise<Topic> =>
  (await author.post<Topic>("/topics", { categoryId: "2", titleEn: "The canteen", contentEn: "Words." })).data;

/** Reads the moderator's event stream until it contains a word. */
async function watch(): Promise<{ until: (word: string) => Promise<string>; close: () => Promise<void> }> {
  const response = await fetch(`${server.url}/api/events`, { headers: { authorization: `Bearer ${moderatorToken}` } });
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

/** Makes delayed jobs due. */
const passTime = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(server.database.primary);

/** ISO 8601 with a time of day. */
const instant = /\d{4}-\d\d-\d\dT\d\d/;

test("the stream publishes reports, and what they hid, minutes later and in batches; the list and the hiding are immediate", async () => {
  const topic = await post();
  const stream = await watch();
  await stream.until("event: ready");
  for (const reporter of reporters) {
    const reply = await reporter.post(`/topics/${topic.id}/reports`, { reason: "violence", text: "They threaten us." });
    expect(reply.status).toBe(201);
  }
  const { data: cases } = await moderator.get<ReportCaseSummary[]>(`/report-cases?topic=${topic.id}`);
  expect(cases).toMatchObject([{ reportCount: 3, isHidden: true }]);
  expect((await reporters[0]?.get(`/topics/${topic.id}`))?.status).toBe(404);

  const { id: other } = await post();
  const heard = await stream.until(`"topicId":"${other}"`);
  expect(heard).not.toContain("report.received");
  expect(heard).not.toContain("topic.updated");

  const { rows: waiting } = await sql<{ late: boolean; slot: boolean }>`
    select run_at between now() + interval '1 minute' and now() + interval '18 minutes' as late,
      extract(epoch from run_at)::int % 300 = 0 as slot
    from graphile_worker.jobs where task_identifier = 'events.recordLater'`.execute(server.database.primary);
  expect(new Set(waiting.map((job) => JSON.stringify(job)))).toEqual(new Set(['{"late":true,"slot":true}']));
  await passTime();
  await stream.until(`"report.received","subject":{"kind":"reportCase","id":"${cases[0]?.id}"}`);
  await stream.until(`"topic.updated","subject":{"kind":"topic","id":"${topic.id}"}`);
  await stream.close();
});

test("positions in the stream cannot be counted, and equal ones look different", async () => {
  const streams = [await watch(), await watch()];
  const ids = await Promise.all(
    streams.map(async (stream) => /^id: (.+)$/m.exec(await stream.until("event: ready"))?.[1] ?? ""),
  );
  expect(ids[0]).not.toBe(ids[1]);
  for (const id of ids) {
    expect(id).toMatch(/^[\w-]{40,}$/);
    const bytes = Buffer.from(id, "base64url");
    // Neither the text of a position nor its two numbers of 8 bytes, which begin with zeros.
    expect(bytes.toString("latin1")).not.toMatch(/^\d+-\d+$/);
    expect(bytes.includes(Buffer.alloc(5))).toBe(false);
  }
  for (const stream of streams) await stream.close();
});

test("the list, the case and the audit contain the date of a report, and no time of day", async () => {
  const topic = await post();
  await reporters[0]?.post(`/topics/${topic.id}/reports`, { reason: "spam" });
  await passTime();
  const { data: cases } = await moderator.get<ReportCaseSummary[]>(`/report-cases?topic=${topic.id}`);
  const id = cases[0]?.id ?? "none";
  const { data: found } = await moderator.get<ReportCase>(`/report-cases/${id}`);
  for (const answer of [cases[0], found]) {
    expect(answer).toMatchObject({ openedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
    expect(JSON.stringify(answer)).not.toMatch(instant);
  }
  const address = `/audit?action=report.received&subjectKind=reportCase&subjectId=${id}`;
  const audit = async (): Promise<AuditEntry[]> => (await administrator.get<AuditEntry[]>(address)).data;
  await expect.poll(async () => (await audit()).length).toBe(1);
  expect(JSON.stringify(await audit())).not.toMatch(instant);
  const exported = await fetch(`${server.url}/api${address.replace("/audit", "/audit.csv")}`, {
    headers: { authorization: `Bearer ${administratorToken}` },
  });
  const text = await exported.text();
  expect(text).toContain("report.received");
  expect(text).not.toMatch(instant);
});

test("a proxy configured as in docs/operations.md logs the address of no report and no vote", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const [, pattern = "nothing"] = /^ {2}"~(.+)" 0;$/m.exec(guide) ?? [];
  const leftOut = (path: string): boolean => new RegExp(pattern).test(`/api${path.replaceAll(/\{\w+\}/g, "17")}`);
  const paths = server.routes.map(({ route }) => ({ path: route.path, isLeftOut: leftOut(route.path) }));
  const anonymous = server.routes.filter(({ route }) => route.bearsNoPerson).map(({ route }) => route.path);
  expect(anonymous.length).toBeGreaterThan(2);
  expect(paths.filter(({ isLeftOut }) => isLeftOut).map(({ path }) => path)).toEqual(anonymous);
});

test("neither the log nor the metrics have a line for the time of a report", async () => {
  const topic = await post();
  const logFile = join(server.dataDirectory, "log");
  const before = (await readFile(logFile, "utf8")).length;
  const figures = async (): Promise<string[]> =>
    (await (await fetch(`${server.url}/metrics`)).text()).split("\n").filter((line) => line.includes("/reports"));
  expect((await reporters[1]?.post(`/topics/${topic.id}/reports`, { reason: "spam" }))?.status).toBe(201);
  expect((await reporters[1]?.post("/topics/99999999/reports", { reason: "spam" }))?.status).toBe(404);
  expect((await author.get("/me")).status).toBe(200);
  const lines = (await readFile(logFile, "utf8")).slice(before).split("\n");
  expect(lines.some((line) => line.includes("/api/me"))).toBe(true);
  expect(lines.filter((line) => line.includes("/reports"))).toEqual([]);
  expect(await figures()).toEqual([]);
});
