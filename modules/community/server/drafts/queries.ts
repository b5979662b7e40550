import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Content } from "#shared/content.ts";
import type { DraftContent } from "../../contract/schemas-draft.ts";

/** A stored draft; its contents are sanitised documents. */
export type StoredDraft = Omit<DraftContent, "contentAr" | "contentEn"> & {
  contentAr?: Content | null | undefined;
  contentEn?: Content | null | undefined;
};

export type DraftRow = {
  id: string;
  person_id: string;
  topic_id: string | null;
  topic_version: number | null;
  content: StoredDraft;
  version: number;
  created_at: string;
  updated_at: string;
};

export const draftColumns = "id, person_id, topic_id, topic_version, content, version, created_at, updated_at";

/** Values: draft, person. */
export const selectDraft = statement<DraftRow>(
  `select ${draftColumns} from topic_draft where id = $1 and person_id = $2`,
);

/** A person's draft of an edit. Values: person, topic. */
export const selectDraftOf = statement<DraftRow>(
  `select ${draftColumns} from topic_draft where person_id = $1 and topic_id = $2`,
);

/** A person's drafts, latest saved first. Values: person. */
export const pageOfDrafts = pageOf<DraftRow>(
  ["updated_at", "id"],
  "desc",
  ({ after, orderBy, size }) =>
    `select ${draftColumns} from topic_draft where person_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

const selectUsable = statement<{ id: string }>(`
  select f.id from file f
  where f.id = any($1::bigint[]) and (f.owner_id = $2
    or exists (select from topic_file used where used.file_id = f.id and used.topic_id = $3)
    or exists (select from topic t where t.id = $3 and f.id in (t.poster_file_id, t.poster_video_id)))`);

/** Filters files by what the draft's author may see: own files and files of the edited topic. */
export async function usableFiles(db: Reader, draft: DraftRow, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await selectUsable(db, [ids, draft.person_id, draft.topic_id])).map(({ id }) => id);
}

/** The next 100 drafts of all people after an id. Values: id. */
export const selectDraftsAfter = statement<DraftRow>(
  `select ${draftColumns} from topic_draft where id > $1 order by id limit 100`,
);
