import type { Selectable } from "kysely";
import { withinText } from "#modules/people/server/index.ts";
import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import type { AbsenceTable } from "#platform/database/tables.gen.ts";
import type { Within } from "#platform/http/actor.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";

export type AbsenceRow = Selectable<AbsenceTable> & {
  lookup: NamedReference | null;
  /** Whether its request has other absences, too. */
  is_part: boolean;
};

const columns = `
  a.id, a.person_id, a.kind, a.from_date, a.from_time::text, a.to_date, a.to_time::text, a.lookup_id,
  case when l.id is not null then ${referenceColumn("l")} end as lookup,
  a.note, a.created_by, a.request_id, a.created_at, a.version,
  exists (select from absence o where o.request_id = a.request_id and o.id <> a.id) as is_part`;

export const selectAbsence = statement<AbsenceRow, [id: string]>(`
  select ${columns} from absence a left join lookup l on l.id = a.lookup_id where a.id = $1`).first;

/** The absences that a request entered, in order. */
export const selectAbsencesOfRequest = statement<AbsenceRow, [request: string]>(`
  select ${columns} from absence a left join lookup l on l.id = a.lookup_id
  where a.request_id = $1 order by a.from_date, a.from_time, a.id`).all;

/** The condition that an absence is within the reader's bounds: on its first and on its last date. */
const endsWithin = (within: string): string =>
  `${withinText("a.person_id", "a.from_date", within)} and ${withinText("a.person_id", "a.to_date", within)}`;

/** Absences of a person within the bounds that touch a span of dates, in order. */
export const selectAbsencesOf = statement<AbsenceRow, [personId: string, from: string, to: string, within: Within]>(`
  select ${columns} from absence a left join lookup l on l.id = a.lookup_id
  where a.person_id = $1 and a.to_date >= $2::date and a.from_date <= $3::date and ${endsWithin("$4")}
  order by a.from_date, a.from_time, a.id limit 500`).all;

/** Returns whether an absence of a person overlaps a span; ends may touch. */
export const isAbsent = statement<
  { id: string },
  [personId: string, fromDate: string, fromTime: string, toDate: string, toTime: string]
>(`
  select id from absence
  where person_id = $1 and to_date >= $2::date
    and from_date + from_time < $4::date + $5::time and to_date + to_time > $2::date + $3::time
  limit 1`).exists;

const pages = (whose: string) =>
  pageOf<AbsenceRow>(
    ["a.id"],
    "desc",
    ({ after, orderBy, size }) => `
      select ${columns} from absence a left join lookup l on l.id = a.lookup_id
      where ${after} and ${whose} and ($2::text is null or a.kind = $2)
        and ($3::date is null or a.to_date >= $3) and ($4::date is null or a.from_date <= $4)
        and ${endsWithin("$5")}
      order by ${orderBy} limit ${size}`,
  );

/** Pages of all persons' absences, newest first. Values, each null for any: unused, kind, dates, bounds. */
export const absencePages = pages("$1::bigint is null");
/** The same for one person, by an index. Values: person; kind, dates, bounds. */
export const absencePagesOf = pages("a.person_id = $1");
