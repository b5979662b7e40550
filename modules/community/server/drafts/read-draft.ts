import { contentText, excerptOf, type Content } from "#shared/content.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { Draft, DraftSummary } from "../../contract/schemas-draft.ts";
import type { FileAccess, Viewer } from "../context.ts";
import { pageOfDrafts, selectDraft, usableFiles, type DraftRow } from "./queries.ts";
import { filesInDraft } from "./read-content.ts";

/** Presents a draft with descriptions of the files that its author may see. */
export async function presentDraft(db: Reader, { personId, ...row }: DraftRow, files: FileAccess): Promise<Draft> {
  const named = filesInDraft(row.content);
  const usable = named.length === 0 ? [] : await usableFiles(db, named, personId, row.topicId);
  const described = usable.length === 0 ? null : await files.describe(db, usable, personId);
  return {
    ...row,
    content: row.content as Draft["content"],
    files: named.flatMap((id) => described?.get(id) ?? []),
  };
}

/** Returns one of this person's drafts; throws 404 otherwise. */
export async function readDraft(db: Reader, viewer: Viewer, id: string, files: FileAccess): Promise<Draft> {
  const row = await selectDraft(db, id, viewer.personId);
  if (row === null) throw refuse("not_found");
  return presentDraft(db, row, files);
}

const excerpt = (content: Content | null | undefined): string | null => {
  const text = content == null ? "" : contentText(content);
  return text === "" ? null : excerptOf(text);
};

const summaryOf = ({ content, ...row }: DraftRow): DraftSummary => ({
  ...row,
  categoryId: content.categoryId ?? null,
  titleAr: content.titleAr ?? null,
  titleEn: content.titleEn ?? null,
  excerptAr: excerpt(content.contentAr),
  excerptEn: excerpt(content.contentEn),
});

/** Returns a page of the viewer's own drafts, latest saved first. */
export async function listDrafts(
  db: Reader,
  { personId }: Viewer,
  query: { cursor?: string | undefined; limit: number },
): Promise<PageOf<DraftSummary>> {
  const { data, page } = await readPage<DraftRow>(
    {
      list: "drafts",
      kinds: ["instant", "id"],
      keyOf: (row) => [row.updatedAt, row.id],
      fetch: pageOfDrafts(db, [personId]),
    },
    query,
  );
  return { data: data.map(summaryOf), page };
}
