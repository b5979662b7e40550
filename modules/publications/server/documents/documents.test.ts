import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addRoleMember, removeRoleMember } from "#modules/identity/server/index.ts";
import { createNotifications } from "#modules/notifications/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import { record } from "#platform/events/record.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { fileAddressFor } from "#testing/file-address.ts";
import { startPublications, type Caller, type TestPublications } from "#testing/publications.ts";
import { refusal } from "#testing/signed-in.ts";
import type { DocumentVersion, ManagedDocument, ReportDocument } from "../../contract/schemas-document.ts";
import { documentAudiences } from "./deliver-notices.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

let publications: TestPublications;
let noura: Caller, omar: Caller, reem: Caller, faisal: Caller;
beforeAll(async () => {
  publications = await startPublications();
  const { as } = publications;
  [noura, omar, reem, faisal] = [as("Noura"), as("Omar"), as("Reem"), as("Faisal")];
});
afterAll(() => publications.close());

/** Uploads a file by Noura, a PDF unless another media type is given. */
async function upload(mediaType = "application/pdf"): Promise<string> {
  const draft = { mediaType, width: null, height: null, content: Buffer.from("%PDF-1.7") };
  const kept = await publications.files.storeContent("document", [{ ...draft, variant: "original" }]);
  const facts = { name: "report.pdf", keptUntil: new Date(Date.now() + 3_600_000) };
  return transaction(publications.database.primary, (tx) => publications.files.insert(tx, noura.id, kept, facts));
}

const report = (more: object = {}) => ({
  reportKind: "financial",
  period: "2026-Q1",
  titleEn: "The first quarter",
  titleAr: "الربع الأول",
  summaryEn: "What came in, and what went out.",
  summaryAr: "ما دخل وما خرج.",
  ...more,
});
async function add(more: object = {}): Promise<ManagedDocument> {
  const answer = await noura.post<ManagedDocument>("/managed-documents", report(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
}
const publish = async (more: object = {}) => add({ fileEn: await upload(), state: "published", ...more });
const change = (document: ManagedDocument, more: object) =>
  noura.patch<ManagedDocument>(`/managed-documents/${document.id}`, { version: document.version, ...more });
const statusFor = async (reader: Caller, id: string): Promise<number> => (await reader.get(`/documents/${id}`)).status;
const fetched = async (reader: Caller, fileId: string): Promise<number> =>
  (await reader.get((await fileAddressFor(publications, reader.id, fileId, "original")).replace("/api", ""))).status;

describe("a refused call", () => {
  test("by an employee on a management route returns 403", async () => {
    const { id } = await add();
    const path = `/managed-documents/${id}`;
    for (const answer of [
      await omar.get("/managed-documents"),
      await omar.get(path),
      await omar.get(`${path}/versions`),
      await omar.post("/managed-documents", report()),
      await omar.patch(path, { version: 1, period: "2026" }),
      await omar.delete(path),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test("for unknown, draft, scheduled, withdrawn and other audiences' reports returns the same 404", async () => {
    const withdrawn = await publish();
    expect((await change(withdrawn, { state: "withdrawn" })).data.state).toBe("withdrawn");
    const hidden = [
      await add({ fileEn: await upload() }),
      await publish({ state: "scheduled", publishAt: "2999-01-01T00:00:00Z" }),
      withdrawn,
      await publish({ audience: { departments: [publications.finance] } }),
    ];
    for (const { id } of [{ id: "999999" }, ...hidden]) {
      expect(refusal(await omar.get(`/documents/${id}`))).toEqual([404, "not_found"]);
    }
    const listed = (await omar.get<ReportDocument[]>("/documents?limit=100")).data.map(({ id }) => id);
    expect(listed.filter((id) => hidden.some((each) => each.id === id))).toEqual([]);
    for (const { files } of hidden) expect(await fetched(omar, files[0]?.fileId ?? "")).toBe(404);
    expect(refusal(await noura.get("/managed-documents/999999/versions"))).toEqual([404, "not_found"]);
  });

  test.each([
    [{ titleEn: " " }, 400, "titleEn: fieldRequired"],
    [{ summaryAr: "x".repeat(601) }, 400, "summaryAr: maxLength"],
    [{ reportKind: "secret" }, 400, "reportKind: invalid"],
    [{ period: "2026-13" }, 400, "period: period"],
    [{ period: "2026-Q5" }, 400, "period: period"],
    [{ publishAt: "tomorrow" }, 400, "publishAt: date"],
    [{ fileEn: "999999" }, 422, "fileEn: fileUnknown"],
    [{ state: "published" }, 422, "fileEn: oneLanguage"],
    [{ state: "scheduled" }, 422, "publishAt: fieldRequired"],
    [{ state: "scheduled", publishAt: "2020-01-01T00:00:00Z" }, 422, "publishAt: future"],
    [{ state: "withdrawn" }, 422, "state: stateAfterPublishing"],
    [{ audience: { roles: ["999999"] } }, 422, "audience: invalid"],
  ])("a report with %o is refused", async (more, status, field) => {
    const answer = await noura.post("/managed-documents", report(more));
    expect([answer.status, ...(refusal(answer) as string[]).slice(2)]).toEqual([status, field]);
  });

  test("a file that is not a PDF, or that another user uploaded, is refused", async () => {
    const word = await upload("application/vnd.openxmlformats-officedocument.wordprocessingml.document");
    const answer = await noura.post("/managed-documents", report({ fileAr: word }));
    expect(refusal(answer)).toEqual([422, "file_unknown", "fileAr: filePdf"]);
    const alias = await publications.as("Alia").post("/managed-documents", report({ fileAr: await upload() }));
    expect(refusal(alias)).toEqual([422, "file_unknown", "fileAr: fileUnknown"]);
    // The error does not reveal the type of the file.
    const theirWord = await publications.as("Alia").post("/managed-documents", report({ fileAr: word }));
    expect(refusal(theirWord)).toEqual([422, "file_unknown", "fileAr: fileUnknown"]);
  });

  test("a published report cannot become a draft or be deleted, and a stale version is refused", async () => {
    const document = await publish();
    expect(refusal(await change(document, { state: "draft" }))).toEqual([
      422,
      "fields_conflict",
      "state: stateAfterPublishing",
    ]);
    expect(refusal(await noura.delete(`/managed-documents/${document.id}`))).toEqual([422, "still_used"]);
    const changed = await change(document, { period: "2026" });
    expect(changed.status).toBe(200);
    const stale = await change(document, { period: "2025" });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    const current = stale.problem.current as ManagedDocument;
    expect(current).toMatchObject({ period: "2026", version: 2 });
    // A problem is not limited to the fields of a schema, as an answer is.
    expect(Object.keys(current).toSorted()).toEqual(Object.keys(changed.data).toSorted());
    expect(current.files.map((file) => Object.keys(file).toSorted())).toEqual(
      changed.data.files.map((file) => Object.keys(file).toSorted()),
    );
  });
});

test("reports are sorted by period, latest first, and longer periods before those they contain", async () => {
  const periods = ["2031-02", "2031", "2030-12", "2031-Q4", "2031-12", "2031-Q1", "2031-03"];
  const kind = "growth";
  for (const period of periods) await publish({ reportKind: kind, period });
  const all = (await omar.get<ReportDocument[]>(`/documents?reportKind=${kind}`)).data.map(({ period }) => period);
  expect(all).toEqual(["2031", "2031-Q4", "2031-12", "2031-Q1", "2031-03", "2031-02", "2030-12"]);
  const first = await omar.get<ReportDocument[]>(`/documents?reportKind=${kind}&limit=3`);
  const second = await omar.get<ReportDocument[]>(`/documents?reportKind=${kind}&limit=4&cursor=${first.page.next}`);
  expect([...first.data, ...second.data].map(({ period }) => period)).toEqual(all);
  const managed = await noura.get<ManagedDocument[]>(`/managed-documents?reportKind=${kind}&search=2031-Q`);
  expect(managed.data.map(({ period }) => period)).toEqual(["2031-Q4", "2031-Q1"]);
  for (const state of ["draft", "scheduled", "published", "withdrawn"]) {
    const listed = await noura.get<ManagedDocument[]>(`/managed-documents?state=${state}&limit=100`);
    expect(new Set(listed.data.map((each) => each.state))).toEqual(new Set([state]));
  }
});

test("a scheduled report and its file appear at their time, without a job", async () => {
  const appears = Math.ceil(Date.now() / 1000) * 1000 + 9 * 86_400_000;
  const inRiyadh = new Date(appears + 3 * 3_600_000).toISOString().replace("Z", "+03:00");
  const document = await publish({ state: "scheduled", publishAt: inRiyadh });
  const fileId = document.files[0]?.fileId ?? "";
  setClock(() => appears - 1);
  expect([await statusFor(omar, document.id), await fetched(omar, fileId)]).toEqual([404, 404]);
  setClock(() => appears);
  expect(await statusFor(omar, document.id)).toBe(200);
  // Saved in a form that was opened while it was still scheduled.
  const saved = await change(document, { state: "scheduled", publishAt: document.publishAt, titleEn: "Q1" });
  expect(saved.data).toMatchObject({ state: "published", titleEn: "Q1" });
});

test("a report with an audience, and its file, can be read by that audience only", async () => {
  const audience = { departments: [publications.finance], roles: [publications.drivers] };
  const { id, files } = await publish({ audience });
  const fileId = files[0]?.fileId ?? "";
  for (const [reader, status] of [
    [reem, 200],
    [faisal, 200],
    [omar, 404],
    [noura, 404],
  ] as const) {
    expect(await statusFor(reader, id)).toBe(status);
  }
  expect([await fetched(reem, fileId), await fetched(omar, fileId)]).toEqual([200, 404]);
  // Publishers can fetch the file of every report.
  expect(await fetched(noura, fileId)).toBe(200);
});

test("a new file becomes the next version of its language; the older one is for publishers only", async () => {
  const [first, arabic, second] = [await upload(), await upload(), await upload()];
  const made = await publish({ fileEn: first, fileAr: arabic });
  const read = async () => (await omar.get<ReportDocument>(`/documents/${made.id}`)).data;
  expect((await read()).files.map(({ language, updatedAt }) => [language, updatedAt])).toEqual([
    ["ar", null],
    ["en", null],
  ]);
  const changed = await change(made, { fileEn: second, fileAr: arabic });
  expect(changed.data.files.map(({ fileId, number }) => [fileId, number])).toEqual([
    [arabic, 1],
    [second, 2],
  ]);
  const files = (await read()).files;
  expect([files[0]?.updatedAt, files[1]?.updatedAt]).toEqual([null, expect.any(String)]);
  expect([await fetched(omar, first), await fetched(omar, second), await fetched(noura, first)]).toEqual([
    404, 200, 200,
  ]);
  const { data } = await noura.get<DocumentVersion[]>(`/managed-documents/${made.id}/versions`);
  const inEnglish = data.filter(({ language }) => language === "en");
  expect(inEnglish.map(({ number, isCurrent, createdBy }) => [number, isCurrent, createdBy?.nameEn])).toEqual([
    [2, true, "Noura"],
    [1, false, "Noura"],
  ]);
  const withdrawn = await change(changed.data, { state: "withdrawn" });
  expect(await fetched(omar, second)).toBe(404);
  expect((await noura.delete(`/managed-documents/${withdrawn.data.id}`)).status).toBe(204);
  expect(await fetched(noura, first)).toBe(404);
});

function notificationsOf() {
  const settings = createSettings();
  const audiences = documentAudiences({ settings });
  const surroundings = { publicUrl: () => "http://localhost", secretKeys: soleKey(randomBytes(32)) };
  return createNotifications({ files: publications.files, settings, ...surroundings, audiences });
}

/** Runs a notification job as the worker does. */
async function work(task: string, payload: object): Promise<void> {
  const { database } = publications;
  const { jobs } = notificationsOf();
  const run = { database, log: createLog("silent"), jobId: "1", attempt: 1, signal: new AbortController().signal };
  await jobs[task]?.({ ...run, payload });
}

/** Runs all pending broadcasts and returns the people notified of a report. */
async function told(id: string): Promise<string[]> {
  const { primary } = publications.database;
  const { rows } = await sql<{ id: string }>`select b.id from notification_broadcast b
    where b.finished_at is null order by b.id`.execute(primary);
  for (const row of rows) await work("notifications.broadcast", { id: row.id });
  const lines = await sql<{ person_id: string }>`select person_id from notification
    where subject_kind = 'document' and subject_id = ${id} order by person_id`.execute(primary);
  return lines.rows.map((line) => line.person_id);
}

test("the notification of a withdrawn report is not counted until the report is published again", async () => {
  const { primary } = publications.database;
  const published = await publish({ audience: { departments: [publications.finance], roles: [] } });
  expect(await told(published.id)).toEqual([reem.id]);
  const unread = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ task: string; id: string }>`
      select j.task_identifier as task, p.payload ->> 'documentId' as id
      from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
      where j.task_identifier = 'notifications.review'`.execute(primary);
    for (const { task, id } of rows) await work(task, { documentId: id });
    const counters = await sql<{ unread: number }>`
      select unread_count as unread from notification_counter where person_id = ${reem.id}`.execute(primary);
    return counters.rows[0]?.unread;
  };
  const before = (await unread()) ?? 0;
  const withdrawn = await change(published, { state: "withdrawn" });
  expect(await unread()).toBe(before - 1);
  const again = await change(withdrawn.data, { state: "published" });
  expect(await unread()).toBe(before);

  const drivers = await change(again.data, { audience: { roles: [publications.drivers] } });
  expect(await unread()).toBe(before - 1);
  await change(drivers.data, { audience: null });
  expect(await unread()).toBe(before);
});

test("a report notification counts only for its audience, also after a change of department or role", async () => {
  const { database, finance } = publications;
  const { primary } = database;
  const hamad = await publications.hire("Hamad");
  const consumers = notificationsOf().consumers;
  const unread = async (): Promise<number | undefined> => {
    await consumeOnce({ database, consumers });
    const counters = await sql<{ unread: number }>`
      select unread_count as unread from notification_counter where person_id = ${hamad.id}`.execute(primary);
    return counters.rows[0]?.unread;
  };
  const move = (to: string | null): Promise<void> =>
    transaction(primary, async (tx) => {
      await tx.updateTable("person").set({ department_id: to }).where("id", "=", hamad.id).execute();
      const details = { fields: ["department"], before: {}, after: { department: to } };
      const subject = { kind: "person", id: hamad.id };
      await record(tx, {
        action: "person.updated",
        actorId: hamad.id,
        subject,
        details,
        audience: `person:${hamad.id}`,
        requestId: null,
      });
    });
  // Consumers receive events from their first run on.
  await unread();
  await move(finance);
  await transaction(primary, (tx) => addRoleMember(tx, "moderator", hamad.id));
  const moderators = await sql<{ id: string }>`select id from role where key = 'moderator'`.execute(primary);
  const forFinance = await publish({ audience: { departments: [finance], roles: [] } });
  const forModerators = await publish({ period: "2031-Q2", audience: { roles: [moderators.rows[0]?.id] } });
  expect(await told(forFinance.id)).toContain(hamad.id);
  expect(await told(forModerators.id)).toEqual([hamad.id]);
  const both = (await unread()) ?? 0;

  await move(null);
  expect(await unread()).toBe(both - 1);
  await transaction(primary, (tx) => removeRoleMember(tx, "moderator", hamad.id));
  expect(await unread()).toBe(both - 2);
  await transaction(primary, (tx) => addRoleMember(tx, "moderator", hamad.id));
  await move(finance);
  expect(await unread()).toBe(both);
  // Other tests rely on the members of Finance.
  await move(null);
});

test("readers of a report are notified once, when it appears, however often the job runs", async () => {
  const audience = { departments: [publications.finance], roles: [publications.drivers] };
  const some = [reem.id, faisal.id].toSorted((one, other) => Number(one) - Number(other));

  const atOnce = await publish({ audience });
  expect(await told(atOnce.id)).toEqual(some);
  const withdrawn = await change(atOnce, { state: "withdrawn" });
  await change(withdrawn.data, { state: "published" });

  const month = Date.now() + 30 * 86_400_000;
  const later = await publish({ audience, state: "scheduled", publishAt: new Date(month).toISOString() });
  await publications.run("publications.tellAppeared");
  expect(await told(later.id)).toEqual([]);
  setClock(() => month);
  await Promise.all(Array.from({ length: 4 }, () => publications.run("publications.tellAppeared")));
  expect(await told(later.id)).toEqual(some);
  await publications.run("publications.tellAppeared");
  expect([await told(later.id), await told(atOnce.id)]).toEqual([some, some]);

  // Withdrawn before any reader was notified.
  setClock(null);
  const taken = await publish();
  await change(taken, { state: "withdrawn" });
  expect(await told(taken.id)).toEqual([]);
});
