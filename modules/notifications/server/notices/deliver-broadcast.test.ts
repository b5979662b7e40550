import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { createNotifications, notifyMany, type Notice } from "#modules/notifications/server/index.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { startCommunity, type TestCommunity } from "#testing/community.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const crowd = 100_000;
let community: TestCommunity;
let topic: Topic;

beforeAll(async () => {
  community = await startCommunity();
  const omar = community.as("Omar");
  topic = (await omar.post<Topic>("/topics", { categoryId: "4", titleEn: "Read me", contentEn: "Words" })).data;
  await sql`
    with hired as (
      insert into person (name_en, joined_at) select 'Colleague ' || number, now() from generate_series(1, ${crowd}) number
      returning id
    )
    insert into account (person_id, email, status) select id, 'c' || id || '@diwan.example', 'active' from hired`.execute(
    community.database.primary,
  );
  // A former employee.
  await sql`update account set status = 'disabled' where person_id = (select max(id) from person)`.execute(
    community.database.primary,
  );
});
afterAll(() => community.close());

const notified = async (): Promise<{ lines: number; people: number; counted: number }> => {
  const { rows } = await sql<{ lines: number; people: number; counted: number }>`
    select count(*)::int as lines, count(distinct person_id)::int as people,
      (select sum(unread_count)::int from notification_counter) as counted
    from notification where kind = 'mustRead'`.execute(community.database.primary);
  return rows[0] ?? { lines: 0, people: 0, counted: 0 };
};

test("a hundred thousand people are notified once each by an interrupted job, while users keep writing", async () => {
  let asked = 0;
  // In its second attempt, the job pauses halfway until other users have written.
  const [halfway, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stopping = new AbortController();
  const { jobs } = createNotifications({
    files: community.files,
    settings: createSettings(),
    publicUrl: () => "http://localhost",
    secretKeys: soleKey(randomBytes(32)),
    audiences: {
      everybody: async (db, _argument, after) => {
        asked += 1;
        if (asked === 42) {
          halfway.resolve();
          await goOn.promise;
        }
        if (asked === 40) stopping.abort(new Error("The node is stopped."));
        const rows = await sql<{ id: string }>`select id from person where id > ${after} order by id limit 500`.execute(
          db,
        );
        return rows.rows.map(({ id }) => id);
      },
    },
  });
  const notice: Notice = {
    kind: "mustRead",
    subject: { kind: "topic", id: topic.id },
    topicId: topic.id,
    commentId: null,
    actorId: null,
    once: null,
    details: { dueOn: "2026-12-01" },
  };
  await transaction(community.database.primary, (tx) => notifyMany(tx, notice, { name: "everybody", argument: "" }));
  const { id } = await community.database.primary
    .selectFrom("notification_broadcast")
    .select("id")
    .executeTakeFirstOrThrow();
  const context = { database: community.database, log: createLog("silent"), jobId: "1", payload: { id } };
  const job = jobs["notifications.broadcast"];
  await expect(job?.({ ...context, attempt: 1, signal: stopping.signal })).rejects.toThrow("stopped");
  expect((await notified()).people).toBe(40 * 500);

  const running = job?.({ ...context, attempt: 2, signal: new AbortController().signal });
  const reem = community.as("Reem");
  await halfway.promise;
  for (let number = 0; number < 20; number += 1) {
    expect((await reem.post(`/topics/${topic.id}/comments`, { content: "Meanwhile" })).status).toBe(201);
  }
  goOn.resolve();
  await running;
  const everybody = crowd - 1 + 6;
  expect(await notified()).toEqual({ lines: everybody, people: everybody, counted: everybody });
  // A further run notifies no user again.
  await job?.({ ...context, attempt: 3, signal: new AbortController().signal });
  expect((await notified()).lines).toBe(everybody);
  const events = await community.database.primary
    .selectFrom("audit")
    .select("audience")
    .where("action", "=", "notifications.changed")
    .execute();
  expect(events).toEqual([{ audience: "all" }]);
});
