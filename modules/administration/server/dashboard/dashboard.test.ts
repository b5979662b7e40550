import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { runStatements } from "#testing/scratch.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { ActivityDay, FailedJob, Health } from "../../contract/schemas-dashboard.ts";
import { listActivity, sumActivity } from "./compute-activity.ts";

let server: TestServer;
let alia: Caller, huda: Caller, omar: Caller;
const asPerson = async (name: string, role?: "administrator" | "moderator"): Promise<Caller> =>
  callerOf(server.url, (await server.startSession(await server.hire(name, role))).token);
beforeAll(async () => {
  server = await startTestServer();
  [alia, huda, omar] = [
    await asPerson("Alia", "administrator"),
    await asPerson("Huda", "moderator"),
    await asPerson("Omar"),
  ];
});
afterAll(() => server.close());

const settings = createSettings();
const sum = (): Promise<void> => transaction(server.database.primary, (tx) => sumActivity(tx, settings));
const days = (): Promise<ActivityDay[]> => listActivity(server.database.primary, settings);

/** Adds a job that fails for good at its first attempt: an invalid mail. */
async function fail(): Promise<FailedJob> {
  const before = new Set((await alia.get<FailedJob[]>("/jobs")).data.map(({ id }) => id));
  await runStatements(
    server.databaseUrl,
    `select graphile_worker.add_job('mail.send', '{"to": "x"}', max_attempts => 1)`,
  );
  let job: FailedJob | undefined;
  await expect
    .poll(async () => {
      const { data } = await alia.get<FailedJob[]>("/jobs");
      return (job = data.find(({ id }) => !before.has(id)));
    })
    .toBeDefined();
  return job as FailedJob;
}
const decisions = async (): Promise<{ action: string; subject_id: string; details: unknown }[]> =>
  server.database.primary
    .selectFrom("audit")
    .select(["action", "subject_id", "details"])
    .where("subject_kind", "=", "job")
    .orderBy("id")
    .execute();

describe("refused requests", () => {
  test("callers without permission are refused with 401 or 403", async () => {
    for (const path of ["/dashboard/activity", "/dashboard/accounts", "/dashboard/health", "/jobs"]) {
      expect((await callerOf(server.url).get(path)).status).toBe(401);
      expect((await omar.get(path)).status).toBe(403);
    }
    for (const path of ["/dashboard/accounts", "/dashboard/health", "/jobs"]) {
      expect((await huda.get(path)).status).toBe(403);
    }
    expect((await omar.post("/jobs/1/retry")).status).toBe(403);
    expect((await huda.delete("/jobs/1")).status).toBe(403);
  });

  test("a missing job, and one that has not failed for good, are refused with 404", async () => {
    expect((await alia.post("/jobs/999999999/retry")).status).toBe(404);
    await runStatements(
      server.databaseUrl,
      "select graphile_worker.add_job('mail.send', '{}', run_at => now() + interval '1 day')",
    );
    const { id } = (await server.database.primary
      .selectFrom("graphile_worker.jobs" as never)
      .select("id" as never)
      .where("attempts" as never, "=", 0 as never)
      .executeTakeFirstOrThrow()) as { id: string };
    expect((await alia.delete(`/jobs/${id}`)).status).toBe(404);
    expect((await alia.post(`/jobs/${id}/retry`)).status).toBe(404);
    expect((await alia.get("/jobs?cursor=x")).problem.code).toBe("cursor_invalid");
  });
});

test("thirty days of the organisation's zone are counted, past days once and today repeatedly", async () => {
  setClock(() => Date.parse("2026-03-01T06:00:00Z"));
  try {
    const author = await server.hire("Author");
    await server.startSession(author);
    const topic = await server.database.primary
      .insertInto("topic")
      .values({
        category_id: "2",
        author_id: author,
        title_en: "Counted",
        created_at: "2026-02-27T20:59:59Z",
        last_activity_at: "2026-02-27T20:59:59Z",
        published_at: "2026-02-27T20:59:59Z",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const comment = (at: string) =>
      server.database.primary
        .insertInto("comment")
        .values({ topic_id: topic.id, author_id: author, content: "Yes", created_at: at })
        .execute();
    // In Riyadh a day begins at 21:00 UTC.
    await comment("2026-02-27T21:00:00Z");
    await comment("2026-03-01T05:00:00Z");
    await sum();
    const first = await days();
    expect(first).toHaveLength(30);
    expect(first.slice(-3)).toEqual([
      { date: "2026-02-27", people: null, topics: 1, comments: 0 },
      { date: "2026-02-28", people: null, topics: 0, comments: 1 },
      { date: "2026-03-01", people: expect.any(Number) as number, topics: 0, comments: 1 },
    ]);
    const { people } = first.at(-1) as ActivityDay;
    expect(people).toBeGreaterThanOrEqual(1);

    await comment("2026-03-01T05:30:00Z");
    // Past days are not counted again.
    await comment("2026-02-27T22:00:00Z");
    setClock(() => Date.parse("2026-03-01T21:30:00Z"));
    await server.database.primary.updateTable("session").set({ last_used_at: "2026-03-01T21:10:00Z" }).execute();
    await sum();
    const second = await days();
    expect(second.slice(-3)).toMatchObject([
      { date: "2026-02-28", comments: 1 },
      { date: "2026-03-01", comments: 2, people },
      { date: "2026-03-02", comments: 0 },
    ]);
  } finally {
    setClock(null);
  }
});

test("moderators see the days, administrators the number of waiting accounts", async () => {
  expect((await huda.get<{ days: ActivityDay[] }>("/dashboard/activity")).data.days).toHaveLength(30);
  const waiting = await server.hire("Waiting");
  await server.database.primary
    .updateTable("account")
    .set({ status: "waiting" })
    .where("person_id", "=", waiting)
    .execute();
  expect((await alia.get("/dashboard/accounts")).data).toEqual({ waiting: 1 });
});

test("the health contains counts of jobs and mails, and the size of the database", async () => {
  const failed = await fail();
  const { status, data } = await alia.get<Health>("/dashboard/health");
  expect(status).toBe(200);
  // The creation time of a job may reveal that of a delayed notification (`recordLater`).
  expect(failed).not.toHaveProperty("createdAt");
  expect(data).toMatchObject({ jobs: { failed: 1 }, mail: { isSet: false, failed: 1 } });
  expect(data.databaseBytes).toBeGreaterThan(1_000_000);
  expect((await alia.delete(`/jobs/${failed.id}`)).status).toBe(204);
  expect((await alia.get<Health>("/dashboard/health")).data.jobs.failed).toBe(0);
});

test("a failed job is retried, fails again, and is discarded; both decisions are recorded", async () => {
  const job = await fail();
  expect(job).toMatchObject({ task: "mail.send", attempts: 1 });
  expect(job.error).not.toBe("");
  expect(JSON.stringify(job)).not.toContain("payload");
  expect((await alia.post(`/jobs/${job.id}/retry`)).status).toBe(204);
  const failures = async () => (await alia.get<FailedJob[]>("/jobs")).data.find(({ id }) => id === job.id)?.failedAt;
  await expect.poll(async () => (await failures()) !== undefined && (await failures()) !== job.failedAt).toBe(true);
  expect((await alia.delete(`/jobs/${job.id}`)).status).toBe(204);
  expect((await alia.delete(`/jobs/${job.id}`)).status).toBe(404);
  expect((await decisions()).slice(-2)).toEqual([
    { action: "job.retried", subject_id: job.id, details: { task: "mail.send" } },
    { action: "job.givenUp", subject_id: job.id, details: { task: "mail.send" } },
  ]);
});
