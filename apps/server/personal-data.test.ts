import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPersonWithAccount, hashPassword } from "#modules/identity/server/index.ts";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { now } from "#platform/clock/clock.ts";
import { readPersonColumns } from "#testing/person-columns.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { unzip } from "#testing/unzip.ts";
import { personalDataSources } from "./personal-data.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Columns that name a person but are in no archive, with the reason. */
const apart: Readonly<Record<string, string>> = {
  "absence.created_by": "The absence is its person's; that an officer entered it is in the officer's audit.",
  "attendance_month.locked_by": "In the officer's audit.",
  "attendance_person.person_id": "Held while punches are written; says nothing.",
  "attendance_reminder.person_id":
    "Which reminders went out, for some days; the reminders are among the notifications.",
  "audit_verification.asked_by": "In the administrator's audit.",
  "comment.deleted_by": "In the audit of whoever deleted it.",
  "erasure.asked_by": "In the administrator's audit.",
  "leave_handover.after_person_id": "Where a job continues; says nothing.",
  "leave_recount_run.after_person_id": "Where a job continues; says nothing.",
  "erasure.person_id": "Only of who has left, whose account is closed.",
  "factor_challenge.person_id": "A sign-in that has begun: a secret, for minutes.",
  "bulk_correction.created_by": "In the officer's audit.",
  "bulk_correction.undone_by": "In the officer's audit.",
  "idempotency.person_id": "Answers to requests of the last day, which the other parts hold.",
  "leave_entry.created_by": "In the officer's audit.",
  "leave_suspension.created_by": "In the officer's audit.",
  "letter.revoked_by": "In the officer's audit.",
  "notification.actor_ids": "What others were told is theirs.",
  "notification_broadcast.after_person_id": "How far a job has come.",
  "attendance_opening.after_person_id": "How far a job has come.",
  "notification_counter.person_id": "Counts the notifications, which are there.",
  "one_time_link.person_id": "Secrets in mails, for hours.",
  "overtime_request.decided_by": "The request is its person's; the decision is in the decider's audit.",
  "overtime_claim.decided_by": "The claim is its person's; the decision is in the decider's audit.",
  "payroll_version.after_person_id": "How far a job has come.",
  "person.manager_id": "Who manages somebody is in that somebody's record.",
  "person_view.viewer_id": "Whom I looked at is told to those I looked at.",
  "poll_vote_choice.person_id": "Among the votes.",
  "promotion_code.claimed_by": "Among the codes.",
  "punch.created_by": "In the officer's audit.",
  "punch.reviewed_by": "In the officer's audit.",
  "punch.voided_by": "In the officer's audit.",
  "recomputation.after_person_id": "How far a job has come.",
  "recomputation.requested_by": "In the officer's audit.",
  "recomputation_person.person_id": "Whose days a job computes again.",
  "recovery_code.person_id": "Secrets.",
  "rule_mark.author_id": "In the officer's audit.",
  "rule_mark.seen_by": "In the officer's audit.",
  "search_person.person_id": "Made of the record, to be found by.",
  "service_version.published_by": "In the audit of whoever published it.",
  "topic.deleted_by": "In the audit of whoever deleted it.",
};

const covered = personalDataSources.flatMap(({ parts }) => parts.flatMap(({ covers }) => covers));

test("every column that names a person is in their archive, or is excluded with a reason", async () => {
  const places = await readPersonColumns(server.database.primary);
  const known = new Set([...covered, ...Object.keys(apart)]);
  expect(places.filter((place) => !known.has(place))).toEqual([]);
  expect(
    [...known].filter((place) => !places.includes(place)),
    "columns that are no longer there",
  ).toEqual([]);
});

const path = "/me/personal-data";
let people = 0;

async function enter(password: string | null): Promise<{ id: string; caller: Caller }> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const id = await server.write((tx) =>
    createPersonWithAccount(tx, {
      email: `omar${(people += 1)}@diwan.example`,
      passwordHash,
      status: "active",
      confirmedAt: now(),
      nameEn: "Omar <Khalil>",
      nameAr: "عمر خليل",
      locale: "en",
    }),
  );
  return { id, caller: callerOf(server.url, (await server.startSession(id)).token) };
}

const readyOf = async (caller: Caller): Promise<PersonalExport> => {
  const read = async (): Promise<PersonalExport> => (await caller.get<PersonalExport>(path)).data;
  await expect.poll(async () => (await read()).state).toBe("ready");
  return read();
};

describe("an archive is refused", () => {
  test("to unauthenticated clients", async () => {
    expect((await callerOf(server.url).get(path)).status).toBe(401);
    expect((await callerOf(server.url).post(path, {})).status).toBe(401);
  });

  test("to a user whose sign-in is some time ago, without the right password", async () => {
    const { caller } = await enter("a password of Omar");
    const { caller: keyless } = await enter(null);
    const signedInAgo = async (minutes: number): Promise<void> => {
      const at = new Date(Date.now() - minutes * 60_000);
      await server.database.primary.updateTable("session").set({ created_at: at }).execute();
    };
    await signedInAgo(9);
    expect((await caller.get<PersonalExport>(path)).data.needsPassword).toBe(false);
    await signedInAgo(11);
    expect((await caller.get<PersonalExport>(path)).data).toMatchObject({ needsPassword: true, hasPassword: true });
    expect((await keyless.get<PersonalExport>(path)).data).toMatchObject({ needsPassword: true, hasPassword: false });
    const refusals = [
      [{}, "proof_needed"],
      [{ password: "another password" }, "password_wrong"],
    ] as const;
    for (const [body, code] of refusals) {
      const { status, problem } = await caller.post(path, body);
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, code, "password"]);
    }
    expect((await keyless.post(path, { password: "any" })).problem.code).toBe("sign_in_again");
    expect((await caller.post(path, { password: "a password of Omar" })).status).toBe(202);
    await readyOf(caller);
  });
});

test("an archive contains its owner's data, and none of other people", async () => {
  const { id, caller } = await enter(null);
  const { id: otherId, caller: other } = await enter(null);
  await caller.patch("/me", { version: 1, aboutEn: '=HYPERLINK("x")', mobile: "+966 50 123 4567" });
  const { data: topic } = await caller.post<{ id: string }>("/topics", {
    categoryId: "2",
    titleEn: "Where is the key?",
    contentEn: "It was here.",
    poll: { choices: [{ textEn: "Yes" }, { textEn: "No" }], maximumChoices: 1, results: "always", ballot: "secret" },
  });
  const { data: comment } = await other.post<{ id: string }>(`/topics/${topic.id}/comments`, {
    content: "Not with me.",
  });
  await other.patch("/me", { version: 1, mobile: "+966 55 999 9999" });
  await caller.put(`/comments/${comment.id}/like`, {});
  expect((await caller.post(`/comments/${comment.id}/reports`, { reason: "spam" })).status).toBe(201);

  const week = 7 * 24 * 3_600_000;
  const [earliest, latest] = [Date.now() + week, () => Date.now() + week];
  const asked = await caller.post<PersonalExport>(path, {});
  expect([asked.status, asked.data.state]).toEqual([202, "waiting"]);
  const again = await caller.post(path, {});
  // The first may be ready already: then another one replaces it.
  expect([202, 409]).toContain(again.status);
  const ready = await readyOf(caller);
  expect(Date.parse(ready.keptUntil ?? "")).toBeGreaterThanOrEqual(earliest);
  expect(Date.parse(ready.keptUntil ?? "")).toBeLessThanOrEqual(latest());

  const addressOf = async (): Promise<string> => (await caller.post<{ url: string }>(`${path}/download`, {})).data.url;
  const url = await addressOf();
  expect((await callerOf(server.url).get(url.replace("/api", "").replace(`p=${id}`, `p=${otherId}`))).status).toBe(404);
  const answer = await fetch(server.url + url);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const json = (name: string): Record<string, unknown>[] =>
    JSON.parse(files.get(`${name}.json`)?.toString("utf8") ?? "null") as Record<string, unknown>[];

  for (const { area, parts } of personalDataSources)
    for (const { name } of parts) expect(Array.isArray(json(`${area}/${name}`)), `${area}/${name}`).toBe(true);
  expect(json("people/profile")[0]).toMatchObject({ nameAr: "عمر خليل", mobile: "+966 50 123 4567" });
  expect(json("community/topics")[0]).toMatchObject({ id: topic.id, titleEn: "Where is the key?" });
  expect(json("community/likes")[0]).toMatchObject({ kind: "comment", comment: comment.id });
  expect(json("account/sessions")).toHaveLength(1);
  expect(files.get("people/profile.csv")?.toString("utf8"), "no spreadsheet runs it").toContain(`"'=HYPERLINK`);
  const index = files.get("index.html")?.toString("utf8") ?? "";
  expect(index).toContain('<html lang="en" dir="ltr">');
  expect(index).toContain("community/topics.json");

  const everything = [...files.values()].map((content) => content.toString("utf8")).join("\n");
  for (const foreign of ["Not with me.", "+966 55 999 9999", `omar${people}@diwan.example`])
    expect(everything, foreign).not.toContain(foreign);
  // An anonymous report names no person, so it cannot be here.
  expect(json("reports/named-reports")).toEqual([]);
  expect(everything).not.toContain("report.received");

  expect((await caller.post(path, {})).status, "another takes the place of the first").toBe(202);
  await readyOf(caller);
  expect((await fetch(server.url + (await addressOf()))).status).toBe(200);
  expect((await fetch(server.url + url)).status).toBe(404);

  await expect
    .poll(async () => (await caller.get<{ kind: string }[]>("/notifications")).data.map(({ kind }) => kind))
    .toContain("dataReady");
});
