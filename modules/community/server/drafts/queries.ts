import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Content } from "#shared/content.ts";
import type { Draft, DraftContent } from "../../contract/schemas-draft.ts";

/** A stored draft; its contents are sanitised documents. */
export type StoredDraft = Omit<DraftContent, "contentAr" | "contentEn"> & {
  contentAr?: Content | null | undefined;
  contentEn?: Content | null | undefined;
};

export type DraftRow = Omit<Draft, "content" | "files"> & { personId: string; content: StoredDraft };

export const draftColumns = `id, person_id as "personId", topic_id as "topicId", topic_version as "topicVersion", content,
  version, created_at as "createdAt", updated_at as "updatedAt"`;

export const selectDraft = statement<DraftRow, [id: string, personId: string]>(
  `select ${draftColumns} from topic_draft where id = $1 and person_id = $2`,
).first;

/** A person's draft of an edit. */
export const selectDraftOf = statement<DraftRow, [personId: string, topicId: string]>(
  `select ${draftColumns} from topic_draft where person_id = $1 and topic_id = $2`,
).first;

/** A person's drafts, latest saved first. Values: person. */
export const pageOfDrafts = pageOf<DraftRow>(
  ["updated_at", "id"],
  "desc",
  ({ after, orderBy, size }) =>
    `select ${draftColumns} from topic_draft where person_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

/** Filters files by what the draft's author may see: own files and files of the edited topic. */
export const usableFiles = statement<
  { id: string },
  [ids: readonly string[], personId: string, topicId: string | null]
>(`
  select f.id from file f
  where f.id = any($1::bigint[]) and (f.owner_id = $2
    or exists (select from topic_file used where used.file_id = f.id and used.topic_id = $3)
    or exists (select from topic t where t.id = $3 and f.id in (t.poster_file_id, t.poster_video_id)))`).column("id");

/** The next 100 drafts of all people after an id. */
export const selectDraftsAfter = statement<DraftRow, [id: string]>(
  `select ${draftColumns} from topic_draft where id > $1 order by id limit 100`,
).all;
