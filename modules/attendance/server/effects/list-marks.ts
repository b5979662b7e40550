import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Query } from "../context.ts";
import type { listMarksQuery, RuleMark } from "../../contract/schemas-punch.ts";
import { loadPeople } from "../load-people.ts";

type Row = {
  id: string;
  rule_kind: RuleMark["rule"]["kind"];
  rule_id: string;
  action: RuleMark["action"];
  author_id: string;
  first_date: string | null;
  last_date: string | null;
  made_at: string;
  seen_by: string | null;
  seen_at: string | null;
  is_there: boolean;
  name_ar: string | null;
  name_en: string | null;
};

const selection = `
  select m.id, m.rule_kind, m.rule_id, m.action, m.author_id, m.first_date, m.last_date, m.made_at, m.seen_by, m.seen_at,
    num_nonnulls(z.id, l.id, u.id, x.id, w.id) > 0 as is_there,
    coalesce(z.name_ar, l.name_ar, uz.name_ar, x.name_ar, w.name_ar) as name_ar,
    coalesce(z.name_en, l.name_en, uz.name_en, x.name_en, w.name_en) as name_en
  from rule_mark m
  left join zone z on m.rule_kind = 'zone' and z.id = m.rule_id
  left join location l on m.rule_kind = 'location' and l.id = m.rule_id
  left join location_zone_user u on m.rule_kind = 'locationZoneUser' and u.id = m.rule_id
  left join zone uz on uz.id = u.zone_id
  left join exception_day x on m.rule_kind = 'exceptionDay' and x.id = m.rule_id
  left join working_time_rule w on m.rule_kind = 'workingTimeRule' and w.id = m.rule_id and w.deleted_at is null`;

const selectMark = statement<Row>(`${selection} where m.id = $1`);

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
  return rows.flatMap((row): RuleMark[] => {
    const author = people.get(row.author_id);
    if (author === undefined) return [];
    return [
      {
        id: row.id,
        rule: {
          kind: row.rule_kind,
          id: row.rule_id,
          name: row.is_there ? { nameAr: row.name_ar, nameEn: row.name_en } : null,
        },
        action: row.action,
        author,
        from: row.first_date,
        to: row.last_date,
        madeAt: row.made_at,
        seenBy: row.seen_by === null ? null : (people.get(row.seen_by) ?? null),
        seenAt: row.seen_at,
      },
    ];
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
  (await present({ db, context, viewerId }, await selectMark(db, [id])))[0];
