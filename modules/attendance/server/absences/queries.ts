import { statement } from "#platform/database/statement.ts";
import type { AbsenceKind } from "../../contract/evaluation.ts";
import { pageOf } from "#platform/http/paged-statement.ts";

export type AbsenceRow = {
  id: string;
  person_id: string;
  kind: AbsenceKind;
  from_date: string;
  from_time: string;
  to_date: string;
  to_time: string;
  lookup_id: string | null;
  lookup_ar: string | null;
  lookup_en: string | null;
  note: string | null;
  created_by: string | null;
  request_id: string | null;
  created_at: string;
  version: number;
};

const columns = `
  a.id, a.person_id, a.kind, a.from_date, a.from_time::text, a.to_date, a.to_time::text, a.lookup_id,
  l.name_ar as lookup_ar, l.name_en as lookup_en, a.note, a.created_by, a.request_id, a.created_at,
  a.version`;

/** Values: id. */
export const selectAbsence = statement<AbsenceRow>(`
  select ${columns} from absence a left join lookup l on l.id = a.lookup_id where a.id = $1`);

/** Absences of a person that touch a span of dates, in order. Values: person, first date, last date. */
export const selectAbsencesOf = statement<AbsenceRow>(`
  select ${columns} from absence a left join lookup l on l.id = a.lookup_id
  where a.person_id = $1 and a.to_date >= $2::date and a.from_date <= $3::date
  order by a.from_date, a.from_time, a.id limit 500`);

/**
 * One absence of a person that overlaps a span; ends may touch. Values: person, from date and time, to date and time.
 */
export const selectOverlapping = statement<{ id: string }>(`
  select id from absence
  where person_id = $1 and to_date >= $2::date
    and from_date + from_time < $4::date + $5::time and to_date + to_time > $2::date + $3::time
  limit 1`);

const pages = (whose: string) =>
  pageOf<AbsenceRow>(
    ["a.id"],
    "desc",
    ({ after, orderBy, size }) => `
      select ${columns} from absence a left join lookup l on l.id = a.lookup_id
      where ${after} and ${whose} and ($2::text is null or a.kind = $2)
        and ($3::date is null or a.to_date >= $3) and ($4::date is null or a.from_date <= $4)
      order by ${orderBy} limit ${size}`,
  );

/** Pages of all persons' absences, newest first. Values, each null for any: unused, kind, dates. */
export const absencePages = pages("$1::bigint is null");
/** The same for one person, by an index. Values: person; kind, dates. */
export const absencePagesOf = pages("a.person_id = $1");
