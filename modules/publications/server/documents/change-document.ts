import type { z } from "zod";
import { reviewReportNews } from "#modules/notifications/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { columnsOf } from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Locale } from "#shared/locale.ts";
import type {
  createDocument as createSchema,
  ManagedDocument,
  updateDocument as updateSchema,
} from "../../contract/schemas-document.ts";
import { changesWithAudience, deletePublication, insertPublication, updatePublication } from "../change-publication.ts";
import type { Change } from "../context.ts";
import { lockRow, type Row, type Values } from "../store.ts";
import { notifyReaders } from "./deliver-notices.ts";
import { readManagedDocument } from "./list-documents.ts";
import { loadVersions } from "./load-versions.ts";
import { mayDelete, maxVersions, planPublication, stateAt, type Publication, type RequestedState } from "./policy.ts";
import type { PublishedDocument } from "./queries.ts";
import { insertVersion } from "./store.ts";

type Files = { fileAr?: string | null | undefined; fileEn?: string | null | undefined };
type ChangedFile = { language: Locale; field: keyof Files; fileId: string };

const fields = { ar: "fileAr", en: "fileEn" } as const;

/** Returns the files in a body that differ from the current ones, by language. */
const changedFiles = (body: Files, current: ReadonlyMap<Locale, string>): ChangedFile[] =>
  (["ar", "en"] as const).flatMap((language) => {
    const field = fields[language];
    const fileId = body[field];
    return fileId == null || current.get(language) === fileId ? [] : [{ language, field, fileId }];
  });

/** Attaches uploads as the next versions of a document; throws if the content of a file is not a PDF. */
async function addVersions(
  { tx, context: { files }, author: { personId } }: Change,
  documentId: string,
  given: readonly ChangedFile[],
  { numbers, at }: { numbers: ReadonlyMap<Locale, number>; at: Date },
): Promise<void> {
  for (const { language, field, fileId } of given) {
    const [file] = await files.attach(tx, personId, [fileId], () => field);
    if (file?.mediaType !== "application/pdf") throw refuseField("file_unknown", field, { key: "filePdf" });
    const number = (numbers.get(language) ?? 0) + 1;
    const createdAt = at.toISOString();
    await insertVersion(tx, { documentId, language, number, fileId, createdBy: personId, createdAt });
  }
}

type PublicationColumns = Pick<Row<"document">, "publish_at" | "withdrawn_at">;

const publicationOf = ({ publish_at, withdrawn_at }: PublicationColumns): Publication => ({
  publishAt: publish_at,
  withdrawnAt: withdrawn_at,
});

/** Returns the columns of the publication that is planned for a requested state. */
function requirePublication(current: Publication, requested: RequestedState, languages: number, at: Date) {
  const plan = planPublication(current, requested, at);
  if ("field" in plan) throw refuseField("fields_conflict", plan.field, { key: plan.key });
  // A draft may lack a file, a published report may not.
  if (plan.publishAt !== null && languages === 0) {
    throw refuseField("fields_conflict", "fileEn", { key: "oneLanguage" });
  }
  return columnsOf(plan);
}

/** Notifies the readers of a published report, unless they were notified before. */
async function announce(
  tx: Transaction,
  document: PublishedDocument & PublicationColumns & { announced_at: string | null },
): Promise<void> {
  const isPublished = stateAt(publicationOf(document), now()) === "published";
  if (isPublished && document.announced_at === null) await notifyReaders(tx, document);
}

export async function createDocument(
  change: Change,
  { reportKind: kind, fileAr, fileEn, audience, state, publishAt = null, ...body }: z.output<typeof createSchema>,
): Promise<ManagedDocument> {
  // A file that is added on publication is not a replacement.
  const at = now();
  const given = changedFiles({ fileAr, fileEn }, new Map());
  const plan = requirePublication({ publishAt: null, withdrawnAt: null }, { state, publishAt }, given.length, at);
  const values = { kind, ...columnsOf(body), ...plan };
  const files = given.map(({ language }) => language);
  const id = await insertPublication(change, "document", values, audience, { files });
  await addVersions(change, id, given, { numbers: new Map(), at });
  await announce(change.tx, { id, ...values, announced_at: null });
  return readManagedDocument(change, id);
}

export async function updateDocument(
  change: Change,
  id: string,
  { version, reportKind: kind, fileAr, fileEn, audience, state, publishAt, ...body }: z.output<typeof updateSchema>,
): Promise<ManagedDocument> {
  const { tx } = change;
  const at = now();
  const current = await lockRow(tx, "document", id);
  if (current === undefined) throw refuse("not_found");
  const before = await readManagedDocument(change, id);
  if (version !== current.version) throw refuse("stale_version", { current: before });
  const given = changedFiles(
    { fileAr, fileEn },
    new Map(before.files.map(({ language, fileId }) => [language, fileId])),
  );
  const requested = { state: state ?? before.state, publishAt: publishAt ?? current.publish_at };
  const languages = before.files.length + given.length;
  const plan = requirePublication(publicationOf(current), requested, languages, at);
  const values = { kind, ...columnsOf(body), ...plan };
  const changed = await changesWithAudience<Values<"document">>(tx, current, values, audience);
  if (Object.keys(changed.after).length === 0 && given.length === 0) return before;
  if (given.length > 0 && (await loadVersions(change, id)).length + given.length > maxVersions) {
    throw refuse("limit_reached");
  }
  const files = given.length === 0 ? {} : { files: given.map(({ language }) => language) };
  await updatePublication(change, "document", current, changed, files);
  const numbers = new Map(before.files.map(({ language, number }) => [language, number]));
  await addVersions(change, id, given, { numbers, at });
  if (changed.values.withdrawn_at !== undefined || changed.audience !== undefined) await reviewReportNews(tx, id);
  await announce(tx, { ...current, ...changed.values });
  return readManagedDocument(change, id);
}

/** Deletes a report that no reader is shown, with all versions of its files. */
export async function deleteDocument(change: Change, id: string): Promise<void> {
  const { tx, context } = change;
  const current = await lockRow(tx, "document", id);
  if (current === undefined) throw refuse("not_found");
  if (!mayDelete(stateAt(publicationOf(current), now()))) throw refuse("still_used");
  const versions = await loadVersions(change, id);
  await deletePublication(change, "document", current, { title_en: current.title_en });
  const fileIds = versions.map(({ fileId }) => fileId);
  await context.files.release(tx, fileIds);
}
