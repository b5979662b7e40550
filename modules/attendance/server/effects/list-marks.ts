import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Query } from "../context.ts";
import type { listMarksQuery, RuleMark } from "../../contract/schemas-punch.ts";
import { loadPeople } from "../load-people.ts";

type Row = Omit<RuleMark, "author" | "seenBy"> & { author_id: string; seen_by: string | null };

const selection = `
  select m.id, m.action, m.author_id, m.first_date as "from", m.last_date as "to", m.made_at as "madeAt", m.seen_by,
    m.seen_at as "seenAt", jsonb_build_object('kind', m.rule_kind, 'id', m.rule_id::text, 'name',
      case when num_nonnulls(z.id, l.id, u.id, x.id, w.id, o.id) > 0 then jsonb_build_object(
        'nameAr', coalesce(z.name_ar, l.name_ar, uz.name_ar, x.name_ar, w.name_ar, o.name_ar),
        'nameEn', coalesce(z.name_en, l.name_en, uz.name_en, x.name_en, w.name_en, o.name_en)) end) as rule
  from rule_mark m
  left join zone z on m.rule_kind = 'zone' and z.id = m.rule_id
  left join location l on m.rule_kind = 'location' and l.id = m.rule_id
  left join location_zone_user u on m.rule_kind = 'locationZoneUser' and u.id = m.rule_id
  left join zone uz on uz.id = u.zone_id
  left join exception_day x on m.rule_kind = 'exceptionDay' and x.id = m.rule_id
  left join working_time_rule w on m.rule_kind = 'workingTimeRule' and w.id = m.rule_id and w.deleted_at is null
  left join overtime_policy o on m.rule_kind = 'overtimePolicy' and o.id = m.rule_id and o.deleted_at is null`;

const selectMark = statement<Row, [id: string]>(`${selection} where m.id = $1`).all;

/** Values: whether seen. */
const markPage = pageOf<Row>(
  ["m.id"],
  "desc",
  ({ after, orderBy, size }) =>
    `${selection} where (m.seen_at is not null) = $1::boolean and ${after} order by ${orderBy} limit ${size}`,
);

async function present({ db, context, viewerId }: Query, rows: readonly Row[]): Promise<RuleMark[]> {
  const ids = rows.flatMap((row) => [row.author_id, row.seen_by]);
  const people = await loadPeople({ db, context, viewerId }, ids);
  return rows.flatMap(({ author_id: authorId, seen_by: seenBy, ...mark }): RuleMark[] => {
    const author = people.get(authorId);
    return author === undefined ? [] : [{ ...mark, author, seenBy: people.get(seenBy ?? "") ?? null }];
  });
}

type ListQuery = z.output<typeof listMarksQuery>;

/** Returns a page of rule changes that reach their authors, newest first. */
export async function listMarks({ db, context, viewerId }: Query, query: ListQuery): Promise<PageOf<RuleMark>> {
  const { state } = query;
  const { data, page } = await readPage<Row>(
    { list: `rule marks ${state}`, ...byId, fetch: markPage(db, [state === "seen"]) },
    query,
  );
  return { data: await present({ db, context, viewerId }, data), page };
}

/** Returns one mark; undefined if there is none. */
export const readMark = async ({ db, context, viewerId }: Query, id: string) =>
  (await present({ db, context, viewerId }, await selectMark(db, id)))[0];
