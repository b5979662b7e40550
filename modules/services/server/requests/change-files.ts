import type { StoredFile } from "#shared/files.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Answers, FormDefinition } from "../../contract/form/definition.ts";
import type { ServicesContext } from "../context.ts";
import { selectFiles, selectNamedFiles, type RequestRow } from "../rows/queries.ts";
import { insertFile, removeOtherFiles } from "./store.ts";

/** Files of drafts are kept for 30 days after the last change. */
const retentionDays = 30;

const idPattern = /^[1-9][0-9]{0,17}$/;

/** Files in the answers, with their fields. */
const filesOf = ({ fields }: FormDefinition, answers: Answers): { key: string; index: number; id: string }[] =>
  fields
    .filter(({ type }) => type === "file")
    .flatMap(({ key }) => {
      const answer = answers[key];
      return Array.isArray(answer) ? answer.map((id, index) => ({ key, index, id })) : [];
    })
    .filter(({ id }) => idPattern.test(id));

/** Returns the files in the answers of a request as a reader sees them; files of other owners are left out. */
export async function describeFiles(
  db: Reader,
  { files }: ServicesContext,
  request: Pick<RequestRow, "id" | "requester_id" | "definition" | "answers">,
  viewerId: string,
): Promise<StoredFile[]> {
  const ids = filesOf(request.definition.form, request.answers).map(({ id }) => id);
  if (ids.length === 0) return [];
  const own = await selectNamedFiles(db, [ids, request.requester_id, request.id]);
  const ownIds = own.map(({ id }) => id);
  const described = await files.describe(db, ownIds, viewerId);
  return [...described.values()];
}

/** Extends the retention of the uploads in a draft. */
export async function retainFiles(
  tx: Transaction,
  { files }: ServicesContext,
  personId: string,
  form: FormDefinition,
  answers: Answers,
): Promise<void> {
  const until = new Date(now().getTime() + retentionDays * 86_400_000);
  const ids = filesOf(form, answers).map(({ id }) => id);
  await files.extendUploads(tx, personId, ids, until);
}

/** Attaches the uploads of a sent request, and releases those it was sent with before. */
export async function attachFiles(
  tx: Transaction,
  { files }: ServicesContext,
  request: { id: string; requesterId: string; form: FormDefinition },
  answers: Answers,
): Promise<void> {
  const named = filesOf(request.form, answers);
  const before = new Set((await selectFiles(tx, [request.id])).map((row) => row.file_id));
  const added = named.filter(({ id }) => !before.has(id));
  const pathOf = (index: number): string => `answers.${added[index]?.key}.${added[index]?.index}`;
  const addedIds = added.map(({ id }) => id);
  await files.attach(tx, request.requesterId, addedIds, pathOf);
  for (const { id, key } of added) await insertFile(tx, [request.id, id, key]);
  const ids = named.map(({ id }) => id);
  const dropped = await removeOtherFiles(tx, request.id, ids);
  await files.release(tx, dropped);
}
