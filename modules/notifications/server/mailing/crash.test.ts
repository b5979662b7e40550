import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { readOutbox, type OutboxMail } from "#platform/mail/outbox.ts";
import { callerOf } from "#testing/call.ts";
import { createTestDatabase } from "#testing/database.ts";
import { openServerInternals, type ServerInternals } from "#testing/server-internals.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { startServerProcess } from "#testing/server-process.ts";

let scratch: ScratchDatabase;
let directory: string;
let environment: Record<string, string>;
let inside: ServerInternals;

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? String(address.port) : "0";
}

beforeAll(async () => {
  scratch = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "diwan-notices-"));
  environment = {
    DATABASE_URL: scratch.url,
    DATA_DIR: directory,
    PORT: await freePort(),
    DEMO: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    SECRET_KEY: randomBytes(32).toString("hex"),
  };
  inside = await openServerInternals(environment, `http://127.0.0.1:${environment["PORT"]}`);
});
afterAll(async () => {
  await inside.close();
  await scratch.drop();
  await rm(directory, { recursive: true, force: true });
});

const mails = async (): Promise<OutboxMail[]> =>
  (await readOutbox(join(directory, "outbox"))).filter(({ to }) => to === "omar@diwan.example");
/** Schedules the mail job now; returns its id. */
const tick = async (): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('notifications.mail', '{}'::json)`.execute(inside.database.primary);
  return rows[0]?.id;
};
/** Returns whether the job and all due jobs are done. */
const isOver = async (id: string | undefined): Promise<boolean> => {
  const { rows } = await sql`
    select from graphile_worker.jobs
    where id = ${id} or (locked_at is null and run_at <= now() and attempts < max_attempts)`.execute(
    inside.database.primary,
  );
  return rows.length === 0;
};

test("a server killed while a mail waits neither loses it nor sends it twice", async () => {
  const omar = await inside.hire("Omar");
  const reem = await inside.hire("Reem");
  const first = await startServerProcess(environment);
  const asOmar = callerOf(first.url, (await inside.startSession(omar)).token);
  const asReem = callerOf(first.url, (await inside.startSession(reem)).token);
  const { data: topic } = await asOmar.post<Topic>("/topics", {
    categoryId: "4",
    titleEn: "A topic",
    contentEn: "Words",
  });
  await asReem.post(`/topics/${topic.id}/comments`, { content: "Yes" });
  const unread = async (): Promise<number> =>
    (await asOmar.get<{ unread: number }>("/notifications/count")).data.unread;
  await expect.poll(unread).toBe(1);
  await tick();
  await first.end("SIGKILL");
  expect(await mails()).toEqual([]);

  // Ten minutes pass while no server runs.
  await runStatements(scratch.url, "update notification set mail_due_at = now() - interval '1 second'");
  const second = await startServerProcess(environment);
  await tick();
  await expect.poll(mails).toHaveLength(1);
  await second.end("SIGKILL");
  const third = await startServerProcess(environment);
  const last = await tick();
  await expect.poll(() => isOver(last)).toBe(true);
  expect(await mails()).toHaveLength(1);
  await third.end("SIGTERM");
});
