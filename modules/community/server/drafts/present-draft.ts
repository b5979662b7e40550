import { contentText, excerptOf, type Content } from "#shared/content.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Draft, DraftSummary } from "../../contract/schemas-draft.ts";
import type { FileAccess } from "../viewer.ts";
import { usableFiles, type DraftRow } from "./queries.ts";
import { filesInDraft } from "./read-draft-content.ts";

/** Presents a draft with descriptions of the files that its author may see. */
export async function presentDraft(db: Reader, row: DraftRow, files: FileAccess): Promise<Draft> {
  const named = filesInDraft(row.content);
  const usable = await usableFiles(db, row, named);
  const described = usable.length === 0 ? null : await files.describe(db, usable, row.person_id);
  return {
    id: row.id,
    topicId: row.topic_id,
    topicVersion: row.topic_version,
    content: row.content as Draft["content"],
    files: named.flatMap((id) => described?.get(id) ?? []),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const excerpt = (content: Content | null | undefined): string | null => {
  const text = content == null ? "" : contentText(content);
  return text === "" ? null : excerptOf(text);
};

export const summaryOfDraft = ({ content, ...row }: DraftRow): DraftSummary => ({
  id: row.id,
  topicId: row.topic_id,
  categoryId: content.categoryId ?? null,
  titleAr: content.titleAr ?? null,
  titleEn: content.titleEn ?? null,
  excerptAr: excerpt(content.contentAr),
  excerptEn: excerpt(content.contentEn),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
