import type { z } from "zod";
import { reviewReportNews } from "#modules/notifications/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Locale } from "#shared/locale.ts";
import type { AudienceInput } from "../../contract/schemas-audience.ts";
import type {
  createDocument as createSchema,
  ManagedDocument,
  updateDocument as updateSchema,
} from "../../contract/schemas-document.ts";
import { createAudience } from "../audiences/create-audience.ts";
import { currentAudience, sortedAudience } from "../audiences/load-audiences.ts";
import { deleteAudience } from "../audiences/store.ts";
import { changesOf, recordPublication } from "../record-publication.ts";
import { readManagedDocument } from "./list-documents.ts";
import { loadVersions } from "./load-versions.ts";
import { mayDelete, maxVersions, planPublication, stateAt, type Publication, type RequestedState } from "./policy.ts";
import { selectManagedDocument } from "./queries.ts";
import {
  deleteDocumentRow,
  insertDocument,
  insertVersion,
  lockDocument,
  updateDocumentRow,
  type DocumentValues,
} from "./store.ts";
import type { Change } from "../context.ts";
import { notifyReaders } from "./deliver-notices.ts";

type Creation = z.output<typeof createSchema>;
type Update = z.output<typeof updateSchema>;
type ChangedFile = { language: Locale; field: "fileAr" | "fileEn"; fileId: string };
type Files = { fileAr?: string | null | undefined; fileEn?: string | null | undefined };

const fields = { ar: "fileAr", en: "fileEn" } as const;

const columnsOf = <Body extends Creation | Update>(body: Body) => ({
  kind: body.reportKind as Body["reportKind"],
  period: body.period as Body["period"],
  title_ar: body.titleAr as Body["titleAr"],
  title_en: body.titleEn as Body["titleEn"],
  summary_ar: body.summaryAr as Body["summaryAr"],
  summary_en: body.summaryEn as Body["summaryEn"],
});

/** Returns the files in a body that differ from the current ones, by language. */
const changedFiles = (body: Files, current: ReadonlyMap<Locale, string>): ChangedFile[] =>
  (["ar", "en"] as const).flatMap((language) => {
    const field = fields[language];
    const fileId = body[field];
    return fileId == null || current.get(language) === fileId ? [] : [{ language, field, fileId }];
  });

/** Attaches uploads as the next versions of a document; throws if the content of a file is not a PDF. */
async function addVersions(
  { tx, context: { files }, author }: Change,
  documentId: string,
  given: readonly ChangedFile[],
  { numbers, at }: { numbers: ReadonlyMap<Locale, number>; at: Date },
): Promise<void> {
  for (const { language, field, fileId } of given) {
    const [file] = await files.attach(tx, author.personId, [fileId], () => field);
    if (file?.mediaType !== "application/pdf") throw refuseField("file_unknown", field, { key: "filePdf" });
    const number = (numbers.get(language) ?? 0) + 1;
    await insertVersion(tx, { documentId, language, number, fileId }, author.personId, at.toISOString());
  }
}

function requirePublication(current: Publication, requested: RequestedState, languages: number, at: Date): Publication {
  const plan = planPublication(current, requested, at);
  if ("field" in plan) throw refuseField("fields_conflict", plan.field, { key: plan.key });
  // A draft may lack a file, a published report may not.
  if (plan.publishAt !== null && languages === 0) {
    throw refuseField("fields_conflict", "fileEn", { key: "oneLanguage" });
  }
  return plan;
}

/** Notifies the readers of a published report, unless they were notified before. */
async function announce(tx: Transaction, id: string): Promise<void> {
  const [row] = await selectManagedDocument(tx, [id]);
  if (row === undefined || row.announced_at !== null) return;
  const state = stateAt({ publishAt: row.publish_at, withdrawnAt: row.withdrawn_at }, now());
  if (state === "published") await notifyReaders(tx, row);
}

export async function createDocument({ tx, context, author }: Change, body: Creation): Promise<ManagedDocument> {
  // A file that is added on publication is not a replacement.
  const at = now();
  const given = changedFiles(body, new Map());
  const requested = { state: body.state, publishAt: body.publishAt ?? null };
  const plan = requirePublication({ publishAt: null, withdrawnAt: null }, requested, given.length, at);
  const values: Omit<DocumentValues, "audience_id"> = {
    ...columnsOf(body),
    publish_at: plan.publishAt,
    withdrawn_at: plan.withdrawnAt,
  };
  const id = await insertDocument(
    tx,
    { ...values, audience_id: await createAudience(tx, body.audience) },
    at.toISOString(),
  );
  await addVersions({ tx, context, author }, id, given, { numbers: new Map(), at });
  const after = { ...values, audience: body.audience, files: given.map(({ language }) => language) };
  await recordPublication(tx, author, "document.created", id, { after });
  await announce(tx, id);
  return readManagedDocument({ db: tx, context, readerId: author.personId }, id);
}

export async function updateDocument(
  { tx, context, author }: Change,
  id: string,
  body: Update,
): Promise<ManagedDocument> {
  const at = now();
  const locked = await lockDocument(tx, id);
  const [row] = await selectManagedDocument(tx, [id]);
  if (locked === undefined || row === undefined) throw refuse("not_found");
  const before = await readManagedDocument({ db: tx, context, readerId: author.personId }, id);
  if (body.version !== locked.version) throw refuse("stale_version", { current: before });
  const given = changedFiles(body, new Map(before.files.map(({ language, fileId }) => [language, fileId])));
  const publication = { publishAt: row.publish_at, withdrawnAt: row.withdrawn_at };
  const requested = { state: body.state ?? before.state, publishAt: body.publishAt ?? row.publish_at };
  const plan = requirePublication(publication, requested, before.files.length + given.length, at);
  type Current = Omit<DocumentValues, "audience_id"> & { audience: AudienceInput };
  const current: Current = { ...row, audience: await currentAudience(tx, locked.audience_id) };
  const changed = changesOf(current, {
    ...columnsOf(body),
    publish_at: plan.publishAt,
    withdrawn_at: plan.withdrawnAt,
    audience: body.audience === undefined ? undefined : sortedAudience(body.audience),
  });
  if (Object.keys(changed.changes).length === 0 && given.length === 0) return before;
  const { audience, ...values } = changed.changes;
  await updateDocumentRow(tx, id, {
    ...values,
    ...(audience === undefined ? {} : { audience_id: await createAudience(tx, audience) }),
  });
  if (audience !== undefined && locked.audience_id !== null) await deleteAudience(tx, locked.audience_id);
  if (
    given.length > 0 &&
    (await loadVersions({ db: tx, context, readerId: author.personId }, id)).length + given.length > maxVersions
  ) {
    throw refuse("limit_reached");
  }
  const numbers = new Map(before.files.map(({ language, number }) => [language, number]));
  await addVersions({ tx, context, author }, id, given, { numbers, at });
  const files = given.length === 0 ? {} : { files: given.map(({ language }) => language) };
  const details = { before: changed.before, after: { ...changed.changes, ...files } };
  await recordPublication(tx, author, "document.updated", id, details);
  if (values.withdrawn_at !== undefined || audience !== undefined) await reviewReportNews(tx, id);
  await announce(tx, id);
  return readManagedDocument({ db: tx, context, readerId: author.personId }, id);
}

/** Deletes a report that no reader is shown, with all versions of its files. */
export async function deleteDocument({ tx, context, author }: Change, id: string): Promise<void> {
  const { files } = context;
  const locked = await lockDocument(tx, id);
  const [row] = await selectManagedDocument(tx, [id]);
  if (locked === undefined || row === undefined) throw refuse("not_found");
  if (!mayDelete(stateAt({ publishAt: row.publish_at, withdrawnAt: row.withdrawn_at }, now()))) {
    throw refuse("still_used");
  }
  const versions = await loadVersions({ db: tx, context, readerId: author.personId }, id);
  await deleteDocumentRow(tx, id);
  if (locked.audience_id !== null) await deleteAudience(tx, locked.audience_id);
  const fileIds = versions.map(({ fileId }) => fileId);
  await files.release(tx, fileIds);
  await recordPublication(tx, author, "document.deleted", id, { before: { title_en: row.title_en } });
}
