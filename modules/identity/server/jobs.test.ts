import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log/log.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createPersonWithAccount } from "./accounts/create-person.ts";
import { createCode } from "./accounts/create-code.ts";
import type { AccountStatus } from "./accounts/store.ts";

const day = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = async (task: string, payload: unknown): Promise<void> => {
  const { signal } = new AbortController();
  const context = { database: server.database, log: createLog("silent"), payload, jobId: "1", attempt: 1, signal };
  await server.identity.jobs[task]?.(context);
};

async function signedUp(mailbox: string, status: AccountStatus, daysAgo: number): Promise<string> {
  const id = await transaction(server.database.primary, (tx) =>
    createPersonWithAccount(tx, {
      nameEn: mailbox,
      nameAr: null,
      locale: "en",
      email: `${mailbox}@wahat.example`,
      passwordHash: null,
      status,
      confirmedAt: null,
    }),
  );
  const at = new Date(Date.now() - daysAgo * day);
  await server.database.primary.updateTable("account").set({ created_at: at }).where("person_id", "=", id).execute();
  return id;
}

describe("cleaning up", () => {
  test("deletes unconfirmed sign-ups, and no other people", async () => {
    const abandoned = await signedUp("abandoned", "unconfirmed", 8);
    const kept = [
      await signedUp("recent", "unconfirmed", 6),
      await signedUp("waiting", "waiting", 400),
      await signedUp("active", "active", 400),
      await signedUp("disabled", "disabled", 400),
    ];
    const invited = await signedUp("invited", "unconfirmed", 8);
    await transaction(server.database.primary, (tx) => createCode(tx, "resetPassword", invited));
    await run("identity.cleanUp", {});
    const left = await server.database.primary.selectFrom("person").select("id").execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([...kept, invited].toSorted());
    expect(left.map(({ id }) => id)).not.toContain(abandoned);
  });

  test("deletes all of them, in several batches", async () => {
    const before = new Date(Date.now() - 8 * day);
    await sql`
      with made as (
        insert into person (name_en, locale, joined_at, created_at)
        select 'Nobody ' || n, 'en', ${before}, ${before} from generate_series(1, 1100) n returning id)
      insert into account (person_id, email, status, created_at)
      select id, 'nobody' || id || '@wahat.example', 'unconfirmed', ${before} from made`.execute(
      server.database.primary,
    );
    await run("identity.cleanUp", {});
    const left = server.database.primary.selectFrom("person").select("id").where("name_en", "like", "Nobody %");
    expect(await left.execute()).toEqual([]);
  });

  test("deletes sessions that ended or expired more than a month ago", async () => {
    const id = await server.hire("Omar");
    const tokens = [await server.startSession(id), await server.startSession(id), await server.startSession(id)];
    expect(tokens).toHaveLength(3);
    const rows = await server.database.primary.selectFrom("session").select("id").where("person_id", "=", id).execute();
    const [ended = "", expired = "", open = ""] = rows.map((row) => row.id);
    const longAgo = new Date(Date.now() - 31 * day);
    await server.database.primary
      .updateTable("session")
      .set({ ended_at: longAgo, end_reason: "signedOut" })
      .where("id", "=", ended)
      .execute();
    await server.database.primary
      .updateTable("session")
      .set({ expires_at: longAgo })
      .where("id", "=", expired)
      .execute();
    await run("identity.cleanUp", {});
    const left = await server.database.primary.selectFrom("session").select("id").where("person_id", "=", id).execute();
    expect(left).toEqual([{ id: open }]);
  });
});

test("an invalid payload throws, so that the queue reports it", async () => {
  await expect(run("identity.mailResetLink", { mail: "omar" })).rejects.toThrow();
});
