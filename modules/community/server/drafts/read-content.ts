import { imageFiles } from "#shared/content-references.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { DraftContent } from "../../contract/schemas-draft.ts";
import type { FileAccess } from "../context.ts";
import { readDocument } from "../topics/read-content.ts";
import type { DraftRow, StoredDraft } from "./queries.ts";

/** Sanitises the contents of a draft; empty ones stay unchanged. Throws 400 for an invalid document. */
export const readDraftContent = ({ contentAr, contentEn, ...given }: DraftContent): StoredDraft => ({
  ...given,
  ...(contentAr === undefined ? {} : { contentAr: readDocument(contentAr, "content.contentAr") }),
  ...(contentEn === undefined ? {} : { contentEn: readDocument(contentEn, "content.contentEn") }),
});

/** Returns the distinct files of a draft. */
export function filesInDraft({ attachments, poster, contentAr, contentEn }: StoredDraft): string[] {
  const ofPoster = [poster?.fileId, poster?.stillFileId, poster?.videoFileId].filter((id) => id != null);
  const inTexts = [contentAr ?? null, contentEn ?? null].flatMap((text) => (text === null ? [] : imageFiles(text)));
  return [...new Set([...(attachments ?? []), ...ofPoster, ...inTexts])];
}

/** Much longer than the day between two runs of the job that extends the hold. */
const heldDays = 30;

/** Extends the hold on the uploads of an unposted draft. */
export const holdFiles = (tx: Transaction, row: DraftRow, files: Pick<FileAccess, "extendUploads">): Promise<void> =>
  files.extendUploads(tx, row.personId, filesInDraft(row.content), new Date(now().getTime() + heldDays * 86_400_000));
