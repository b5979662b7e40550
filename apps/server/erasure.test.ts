import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepNextEntries } from "#modules/administration/server/index.ts";
import type { Erasure } from "#modules/identity/contract/erasure/schemas.ts";
import { createPersonWithAccount, hashPassword } from "#modules/identity/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { formerPerson } from "#platform/personal-data/erasure.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { readPersonColumns } from "#testing/person-columns.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { personalErasures } from "./personal-data.ts";

let server: TestServer;
let alia: Caller;
let omar: Caller;
let huda: Caller;
let aliaId: string;

const signedIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);

beforeAll(async () => {
  server = await startTestServer();
  aliaId = await server.hire("Alia", "administrator");
  [alia, huda, omar] = await Promise.all([
    signedIn(aliaId),
    server.hire("Huda", "moderator").then(signedIn),
    server.hire("Omar").then(signedIn),
  ]);
});
afterAll(() => server.close());

const nameEn = "Zubayda Qahtarani";
const nameAr = "زبيدة قحطرانية";
const mobile = "+966507654321";
const other = { nameEn: "Rami Stays", nameAr: "رامي الباقي", at: "stays.example" };
let leavers = 0;
/** Milliseconds: a worker retries after some seconds. */

async function enter({ nameEn, nameAr, at } = other): Promise<{ id: string; email: string; caller: Caller }> {
  const email = `leaver${(leavers += 1)}@${at}`;
  const account = { email, passwordHash: "a hash", status: "active", confirmedAt: now() } as const;
  const id = await server.write((tx) => createPersonWithAccount(tx, { ...account, nameEn, nameAr, locale: "ar" }));
  return { id, email, caller: await signedIn(id) };
}

const pathOf = (id: string): string => `/accounts/${id}/erasure`;
const leave = async (id: string): Promise<void> => {
  expect((await alia.post(`/accounts/${id}/deactivate`, { reason: "Has left." })).status).toBe(200);
};
const erase = (id: string, by = alia, body: object = { ground: "asked", name: other.nameEn }) =>
  by.post<Erasure>(pathOf(id), body);
const stateOf = async (id: string): Promise<string> => (await alia.get<Erasure>(pathOf(id))).data.state;
const erased = (id: string): Promise<void> =>
  expect.poll(() => stateOf(id), { interval: 200 }).toBe("done") as Promise<void>;

/** Columns with only the id of a person, and the use of that id. */
const numbersAlone: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "absence.created_by",
    "attendance_month.locked_by",
    "audit_verification.asked_by",
    "comment.deleted_by",
    "erasure.asked_by",
    "erasure.person_id",
    "leave_entry.created_by",
    "leave_handover.after_person_id",
    "leave_recount_run.after_person_id",
    "leave_suspension.created_by",
    "letter.revoked_by",
    "notification.actor_ids",
    "person.manager_id",
    "punch.created_by",
    "punch.reviewed_by",
    "punch.voided_by",
    "recomputation.requested_by",
    "recomputation_person.person_id",
    "service_version.published_by",
    "topic.deleted_by",
    "attendance_person.person_id",
    "attendance_opening.after_person_id",
    "recomputation.after_person_id",
    "payroll_version.after_person_id",
    "notification_broadcast.after_person_id",
  ].map((place) => [place, "A number, which leads to a former colleague now."]),
);

test("every column that names a person is covered by an erasure or an exception", async () => {
  const covered = personalErasures.flatMap(({ parts }) => parts.flatMap(({ covers }) => covers));
  const known = new Set([...covered, ...Object.keys(numbersAlone)]);
  const places = await readPersonColumns(server.database.primary);
  expect(places.filter((place) => !known.has(place))).toEqual([]);
  expect([...known].filter((place) => place !== "person.id" && !places.includes(place))).toEqual([]);
  for (const { parts } of personalErasures)
    for (const { fate, why, title } of parts) expect(why === null, title.en).toBe(fate === "gone");
});

describe("erasure is refused", () => {
  test("to unauthenticated clients, employees, moderators, and account managers who are not administrators", async () => {
    const { id } = await enter();
    expect((await callerOf(server.url).get(pathOf(id))).status).toBe(401);
    const keeperId = await server.hire("Keeper");
    await server.write(async (tx) => {
      const names = { name_en: "Keepers", name_ar: "قائمون" };
      const role = await tx.insertInto("role").values(names).returning("id").executeTakeFirstOrThrow();
      await tx.insertInto("role_permission").values({ role_id: role.id, permission: "user.manage" }).execute();
      await tx.insertInto("role_member").values({ role_id: role.id, person_id: keeperId }).execute();
    });
    for (const by of [omar, huda, await signedIn(keeperId)]) {
      expect((await by.get(pathOf(id))).problem.code).toBe("not_allowed");
      expect((await erase(id, by)).problem.code).toBe("not_allowed");
    }
  });

  test("for one's own account, an open account, a wrong name, and an erased person", async () => {
    const { id } = await enter();
    expect((await erase(aliaId)).problem.code).toBe("own_account");
    expect((await erase("999999")).status).toBe(404);
    expect((await erase(id)).problem.code).toBe("account_not_closed");
    expect((await alia.get<Erasure>(pathOf(id))).data).toMatchObject({
      state: "none",
      hindrance: "account_not_closed",
    });
    await leave(id);
    const wrong = await erase(id, alia, { ground: "asked", name: "Somebody else" });
    expect([wrong.status, wrong.problem.code, wrong.problem.fields[0]?.path]).toEqual([422, "name_mismatch", "name"]);
    expect((await alia.get<Erasure>(pathOf(id))).data).toMatchObject({ state: "none", hindrance: null });
    expect((await erase(id, alia, { ground: "order", name: other.nameAr })).status).toBe(201);
    expect((await erase(id)).problem.code).toBe("erasure_begun");
    await erased(id);
    expect((await erase(id)).problem.code).toBe("erasure_begun");
    expect((await alia.post(`/accounts/${id}/activate`, {})).problem.code).toBe("account_erased");
  });

  test("while the person has open items", async () => {
    const { id } = await enter();
    await leave(id);
    const request = await insertRequest(id, "waiting");
    expect((await erase(id)).problem.code).toBe("requests_waiting");
    await server.database.primary.deleteFrom("request").where("id", "=", request).execute();
    expect((await alia.get<Erasure>(pathOf(id))).data.hindrance).toBeNull();
  });
});

async function insertRequest(requester: string, state: "waiting" | "approved"): Promise<string> {
  const at = now().toISOString();
  return server.write(async (tx) => {
    const version = await tx
      .selectFrom("service_version")
      .innerJoin("service", "service.id", "service_version.service_id")
      .select(["service_id", "number"])
      .where("code", "=", "employmentLetter")
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto("request")
      .values({
        service_id: version.service_id,
        service_number: version.number,
        requester_id: requester,
        state,
        answers: JSON.stringify(state === "waiting" ? {} : { addressee: `For ${nameEn}`, language: "both" }),
        round: 1,
        created_at: at,
        submitted_at: at,
        ended_at: state === "approved" ? at : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

const naming = (id: string) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Ask " },
        { type: "mention", attrs: { kind: "person", id, label: nameEn } },
        { type: "text", text: " for the key." },
      ],
    },
  ],
});

/** Creates a person's rows in as many tables as possible; returns the thread. */
async function live({ id, email, caller }: { id: string; email: string; caller: Caller }) {
  const me = {
    version: 1,
    aboutEn: `I am ${nameEn}`,
    mobile,
    skills: ["Qahtarani pottery"],
    placeEn: "Qahtarani Hall",
  };
  expect((await caller.patch("/me", me)).status).toBe(200);
  const { data: topic } = await omar.post<{ id: string; version: number }>("/topics", {
    categoryId: "2",
    titleEn: "Where is the key?",
    contentEn: naming(id),
    contentAr: naming(id),
    titleAr: "أين المفتاح؟",
  });
  await omar.patch(`/topics/${topic.id}`, { version: topic.version, titleEn: "Where is the key now?" });
  const { data: own } = await caller.post<{ id: string }>(`/topics/${topic.id}/comments`, { content: "It was here." });
  const { data: comment } = await omar.post<{ id: string }>(`/topics/${topic.id}/comments`, { content: naming(id) });
  await omar.post("/topic-drafts", { content: { contentEn: naming(id) } });
  await caller.post("/topic-drafts", { content: { titleEn: `By ${nameEn}` } });
  await caller.put(`/topics/${topic.id}/bookmark`, {});
  await caller.put(`/comments/${comment.id}/like`, {});
  await caller.post("/saved-views", { screen: "topics", name: nameEn, filters: {} });
  const { version } = (await alia.get<{ version: number }>(`/users/${id}/record`)).data;
  expect((await alia.patch(`/users/${id}`, { version, titleEn: `Keeper ${nameEn}` })).status).toBe(200);
  const claim = { reason: "intellectualProperty", text: `I, ${nameEn}, made this` };
  expect((await caller.post(`/comments/${comment.id}/reports`, claim)).status).toBe(201);
  await caller.post("/me/personal-data", {});
  await insertRows(id, email);
  return { topic, own, comment };
}

async function insertRows(id: string, email: string): Promise<void> {
  const at = now().toISOString();
  const requestId = await insertRequest(id, "approved");
  await server.write(async (tx) => {
    await tx
      .insertInto("request_event")
      .values({ request_id: requestId, round: 1, kind: "commented", at, actor_id: aliaId, text: `Dear ${nameEn}` })
      .execute();
    await tx
      .insertInto("letter")
      .values({
        code: "ABCD-EFGH-JKMN-PQRS-TUVW-XYZ2",
        kind: "employment",
        request_id: requestId,
        person_id: id,
        issued_on: "2026-01-01",
        valid_until: "2099-01-01",
        facts: JSON.stringify({ nameEn, nameAr, language: "both" }),
        created_at: at,
      })
      .execute();
    await tx
      .insertInto("absence")
      .values({
        person_id: id,
        kind: "leave",
        from_date: "2026-01-04",
        to_date: "2026-01-05",
        note: nameAr,
        created_at: at,
      })
      .execute();
    const punch = await tx
      .insertInto("punch")
      .values({
        person_id: id,
        kind: "in",
        at,
        received_at: at,
        source: "web",
        client_id: crypto.randomUUID(),
        accepted: true,
        verdict: "inside",
        date: "2026-01-06",
        note: `${nameEn} was late`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("punch_position").values({ punch_id: punch.id, at, latitude: 24.7, longitude: 46.7 }).execute();
    await tx
      .insertInto("linked_identity")
      .values({ issuer: "https://id.example", subject: email, person_id: id, email, created_at: at })
      .execute();
    await tx.insertInto("provisioned_person").values({ person_id: id, family_name: "Qahtarani" }).execute();
    await sql`select graphile_worker.add_job('mail.send', json_build_object('to', ${email}::text),
      run_at => now() + interval '1 day')`.execute(tx);
  });
}

/** Returns the tables that contain a text: all rows are searched as text, whatever their columns. */
async function findIn(texts: readonly string[]): Promise<string[]> {
  const { primary } = server.database;
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker')
    order by 1, 2`.execute(primary);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const like = texts.map((text) => sql`strpos(lower(t::text), lower(${text})) > 0`);
    const kept = name === "audit" ? sql`t.action` : sql`''`;
    const { rows: hits } = await sql<{ what: string }>`
      select distinct ${kept} as what from ${table} t where ${sql.join(like, sql` or `)}`.execute(primary);
    found.push(...hits.map(({ what }) => (what === "" ? name : `${name} ${what}`)));
  }
  return found;
}

/** A name may remain in the sealed history of a record that an officer changed, and in its search words. */
const sealed = ["audit person.updated", "audit_document"];

/** Like `findIn`, after the audit has been made searchable, which a job does once a minute. */
async function findInAll(texts: readonly string[]): Promise<string[]> {
  while (await transaction(server.database.primary, keepNextEntries));
  return findIn(texts);
}

test("a person who leaves and is erased cannot sign in, and nothing they send meanwhile is stored", async () => {
  const { id, email, caller } = await enter();
  const password = "a long walk in the dunes";
  const passwordHash = await hashPassword(password);
  const { primary } = server.database;
  await primary.updateTable("account").set({ password_hash: passwordHash }).where("person_id", "=", id).execute();
  const { data: me } = await caller.get<{ version: number }>("/me");
  const signIns = () => [1, 2, 3].map(() => callerOf(server.url).post("/sign-in", { email, password }));
  const words = () => [1, 2, 3].map(() => caller.patch("/me", { version: me.version, aboutEn: "Sent while leaving" }));
  await Promise.all([leave(id), ...signIns(), ...words()]);
  const during = await Promise.all([erase(id), ...signIns(), ...words()]);
  expect(during[0]?.status).toBe(201);
  expect(during.slice(1).every(({ status }) => status === 401 || status === 403)).toBe(true);
  await erased(id);
  expect((await Promise.all(signIns())).map(({ problem }) => problem.code)).toEqual(
    Array.from({ length: 3 }, () => "credentials_wrong"),
  );
  const left = await sql<{ sessions: number; about: string | null }>`
    select (select count(*)::int from session where person_id = ${id}) as sessions, about_en as about
    from person where id = ${id}`.execute(primary);
  expect(left.rows).toEqual([{ sessions: 0, about: null }]);
});

test("nothing of an erased person is left except their content, and the thread is still readable", async () => {
  const leaver = await enter({ nameEn, nameAr, at: "qahtarani.example" });
  const { topic, own, comment } = await live(leaver);
  const texts = [nameEn, nameAr, "qahtarani", "قحطراني", leaver.email, mobile, mobile.slice(4)];
  await expect.poll(() => findIn(texts)).toContain("search_word");
  const before = await findIn(texts);
  expect(before.length, "the search finds what there is").toBeGreaterThan(15);
  expect(before).toEqual(expect.arrayContaining(["person", "account", "comment", "topic_content", "_private_jobs"]));
  expect(before).toEqual(expect.arrayContaining(["topic_revision", "report_case", "letter", "punch", "request"]));

  const checkLetter = () => fetch(`${server.url}/api/letters/ABCD-EFGH-JKMN-PQRS-TUVW-XYZ2`);
  expect((await checkLetter()).status).toBe(200);
  await leave(leaver.id);
  // The worker is stopped midway: the steps after the services fail.
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'no power'; end $$`.execute(
    server.database.primary,
  );
  await sql`create trigger stop_here before delete on link_favourite for each statement execute function stop_here()`.execute(
    server.database.primary,
  );
  const asked = await erase(leaver.id, alia, { ground: "asked", name: nameEn });
  expect([asked.status, asked.data.state]).toEqual([201, "waiting"]);
  const progress = async () => (await alia.get<Erasure>(pathOf(leaver.id))).data;
  await expect.poll(async () => (await progress()).done).toBe(8);
  expect((await progress()).state).toBe("running");
  expect(await findIn([nameEn])).toContain("person");
  await sql`drop trigger stop_here on link_favourite`.execute(server.database.primary);
  await erased(leaver.id);
  await expect.poll(() => findInAll(texts), { interval: 300 }).toEqual(sealed);

  // Repeated, like a worker that could not record its success: nothing changes.
  await sql`select graphile_worker.add_job('identity.erasePerson', json_build_object('personId', ${leaver.id}::text),
    job_key => 'again')`.execute(server.database.primary);
  const waiting = () => sql`select from graphile_worker.jobs where key = 'again'`.execute(server.database.primary);
  await expect.poll(async () => (await waiting()).rows.length).toBe(0);
  const audit = await server.database.primary
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", leaver.id)
    .where("action", "in", ["account.erasureStarted", "account.erased"])
    .orderBy("id")
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(["account.erasureStarted", "account.erased"]);

  type Read = { id: string; content: string; author: { nameEn: string; nameAr: string; photoUrl: null } };
  const { data: comments } = await omar.get<Read[]>(`/topics/${topic.id}/comments`);
  expect(comments.find(({ id }) => id === own.id)).toMatchObject({
    content: "It was here.",
    author: { nameEn: formerPerson.en, nameAr: formerPerson.ar, photoUrl: null },
  });
  expect(comments.find(({ id }) => id === comment.id)?.content).toContain(`Ask @${formerPerson.en} for the key.`);
  const { data: read } = await omar.get<{ contentEn: object }>(`/topics/${topic.id}`);
  expect(JSON.stringify(read.contentEn)).toContain(formerPerson.en);
  expect((await alia.get<{ email: string }>(`/accounts/${leaver.id}`)).data.email).toBe(`erased-${leaver.id}@invalid`);
  expect((await checkLetter()).status).toBe(404);
  const { rows: days } = await sql<{ note: string | null }>`
    select note from absence where person_id = ${leaver.id}
    union all select note from punch where person_id = ${leaver.id}`.execute(server.database.primary);
  expect(days, "figures stay").toEqual([{ note: null }, { note: null }]);
  expect((await enterAgain(leaver.email)).length, "the address is free").toBeGreaterThan(0);
});

const enterAgain = (email: string): Promise<string> =>
  server.write((tx) =>
    createPersonWithAccount(tx, {
      email,
      passwordHash: null,
      status: "active",
      confirmedAt: now(),
      nameEn: "Newcomer",
      nameAr: null,
      locale: "en",
    }),
  );
