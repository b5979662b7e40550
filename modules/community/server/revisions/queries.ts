import type { Content } from "#shared/content.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Revision } from "../../contract/schemas-revision.ts";
import { authorColumns, type AuthorRow } from "../present-author.ts";

export type RevisionRow = AuthorRow & { version: number; edited_at: string; changed: Revision["changed"] };

type Texts = Record<"title_ar" | "title_en", string | null> & Record<"content_ar" | "content_en", Content | null>;
type RevisionDetailRow = RevisionRow & Texts & { [Name in keyof Texts as `after_${Name}`]: Texts[Name] };

const columns = `r.version, r.edited_at, ${authorColumns("editor")}, array_remove(array[
    case when r.title_ar is distinct from after.title_ar then 'titleAr' end,
    case when r.title_en is distinct from after.title_en then 'titleEn' end,
    case when r.content_ar is distinct from after.content_ar then 'contentAr' end,
    case when r.content_en is distinct from after.content_en then 'contentEn' end], null) as changed`;

/** A topic's text after the edit `r`: the text before the next edit, or the current one. */
const joins = `
  join person editor on editor.id = r.editor_id
  cross join lateral (
    select * from (
      (select 1 as place, n.title_ar, n.title_en, n.content_ar, n.content_en from topic_revision n
       where n.topic_id = r.topic_id and n.version > r.version order by n.version limit 1)
      union all
      select 2, t.title_ar, t.title_en, body.content_ar, body.content_en
      from topic t join topic_content body on body.topic_id = t.id where t.id = r.topic_id
    ) as later order by place limit 1
  ) as after`;

/** Edits of a topic, newest first. Values: topic. */
export const pageOfRevisions = pageOf<RevisionRow>(
  ["r.version"],
  "desc",
  ({ after, orderBy, size }) => `
    select ${columns} from topic_revision r ${joins}
    where r.topic_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

/** One edit of a topic with the text before and after it. */
export const selectRevision = statement<RevisionDetailRow, [topicId: string, version: number]>(`
  select ${columns}, r.title_ar, r.title_en, r.content_ar, r.content_en, after.title_ar as after_title_ar,
    after.title_en as after_title_en, after.content_ar as after_content_ar, after.content_en as after_content_en
  from topic_revision r ${joins} where r.topic_id = $1 and r.version = $2`).first;
