import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

type Id = { id: string };

/** Returns the last date opened for all people of a time zone; null if there is none. */
export const lastOpened = statement<{ date: string | null }, [timeZone: string]>(
  "select max(date) as date from attendance_opening where time_zone = $1 and opened_at is not null",
).value("date", null);

/** Maximum number of people computed in one transaction for one date. */
export const maxPeople = 1000;
/** Number of concurrent transactions: the database writes one stretch of people while this process judges another. */
export const lanes = 2;
/** Maximum number of people without rows that are queried at a time. */
export const maxUnopened = 10_000;

/** Returns the next people, by id, who may need rows on a date and have none. */
export const peopleWithoutRows = statement<Id, [date: string, afterPersonId: string]>(`
  select p.id from person p join account a on a.person_id = p.id and a.status = 'active'
  where p.id > $2 and a.person_id > $2 and (p.left_on is null or p.left_on >= $1::date)
    and not exists (select from attendance_day d where d.person_id = p.id and d.date = $1::date)
  order by p.id limit ${maxUnopened}`).column("id");

export type DueDay = { date: string; person_id: string };

/** Maximum number of people's dates that are queried at a time. */
export const maxDue = 100_000;

// A slot without a punch is absence from its end on, although the row is final only after its window has closed.
/** Returns the dates of people with rows to close, oldest first. */
export const dueDays = statement<DueDay, [at: Date]>(`
  select distinct d.date, d.person_id from attendance_day d
  where d.provisional and (d.final_after < $1 or (d.state = 'scheduled' and d.slot_end <= $1))
    and not exists (select from attendance_month m where m.month = date_trunc('month', d.date)::date)
  order by d.date, d.person_id limit ${maxDue}`).all;

const readersOf = (people: number) => ({
  all: statement<Id, [after: string, from: string, to: string]>(`
    select p.id from person p
    where p.id > $1 and (
      exists (select from account a where a.person_id = p.id and a.status = 'active')
      or exists (select from attendance_day d where d.person_id = p.id and d.date between $2::date and $3::date))
    order by p.id limit ${people}`).column("id"),
  listed: statement<Id, [recomputation: string, after: string]>(`
    select person_id as id from recomputation_person
    where recomputation_id = $1 and person_id > $2 order by person_id limit ${people}`).column("id"),
});

// The longer the span, the fewer people per transaction, so that its duration stays about the same.
const fewDays = { days: 3, ...readersOf(maxPeople) };
const batches = [fewDays, { days: 35, ...readersOf(100) }, { days: Infinity, ...readersOf(20) }];

export type Work = {
  id: string;
  from_date: string;
  to_date: string;
  everyone: boolean;
  after_person_id: string;
  /** Whether days stay, and only their findings are computed. */
  only_findings: boolean;
  /** The same with claims of overtime. */
  only_claims: boolean;
  state: "waiting" | "running" | "done" | "failed";
};

/** Returns the next people of a recomputation, by id. */
export function nextPeople(db: Reader, work: Work): Promise<string[]> {
  const { id, from_date: from, to_date: to, everyone, after_person_id: after } = work;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const read = batches.find((each) => days <= each.days) ?? fewDays;
  return everyone ? read.all(db, after, from, to) : read.listed(db, id, after);
}
