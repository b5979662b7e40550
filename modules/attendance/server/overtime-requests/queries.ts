import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import { attendeeColumns, type AttendeeRow } from "../load-people.ts";
import { decidedBy, maxWaiting, type Waiting, type WaitingForOfficer } from "../overtime/load-deciders.ts";

export type RequestRow = AttendeeRow &
  OptionalPersonRow<"decider"> &
  OptionalPersonRow<"boss"> & {
    id: string;
    person_id: string;
    date: string;
    minutes: number;
    reason: string | null;
    state: "waiting" | "approved" | "rejected" | "withdrawn";
    approved_minutes: number | null;
    decided_at: string | null;
    note: string | null;
    asked_at: string;
    version: number;
    /** Null without a manager who can sign in. */
    manager_id: string | null;
  };

const selection = `
  select r.id, r.person_id, r.date, r.minutes, r.reason, r.state, r.approved_minutes, r.decided_at, r.note, r.asked_at,
    r.version, manager.person_id as manager_id,
    ${attendeeColumns("p", "dep")}, ${authorColumns("decider", "decider")}, ${authorColumns("boss", "boss")}
  from overtime_request r
  join person p on p.id = r.person_id
  left join department dep on dep.id = p.department_id
  left join account manager on manager.person_id = p.manager_id and manager.status = 'active'
  left join person boss on boss.id = manager.person_id
  left join person decider on decider.id = r.decided_by`;

export const selectRequest = statement<RequestRow, [id: string]>(`${selection} where r.id = $1`).first;

/** The requests of a person, newest date first. Values: person. */
export const ownRequestPage = pageOf<RequestRow>(
  ["r.date", "r.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection} where r.person_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

const waits = (whose: string, today: string): string =>
  `r.state = 'waiting' and r.date >= ${today}::date and r.person_id <> $1 and ${whose}`;

const countText = (condition: string): string => `
  select count(*)::int as count from overtime_request r join person p on p.id = r.person_id where ${condition}`;
const firstText = (condition: string): string =>
  `${selection} where ${condition} order by r.date, r.id limit ${maxWaiting}`;

const byManager = waits(decidedBy.manager, "$4");
const byOfficer = waits(decidedBy.officer("r.date"), "$5");
type Values = [...Waiting, today: string];
type ValuesOfOfficer = [...WaitingForOfficer, today: string];
const count = {
  manager: statement<{ count: number }, Values>(countText(byManager)).value("count", 0),
  officer: statement<{ count: number }, ValuesOfOfficer>(countText(byOfficer)).value("count", 0),
};
const first = {
  manager: statement<RequestRow, Values>(firstText(byManager)).all,
  officer: statement<RequestRow, ValuesOfOfficer>(firstText(byOfficer)).all,
};

/** Count and first requests that wait for a person from a date on, by whether they are an officer. */
export const waitingRequests = (today: string) => ({
  count: {
    manager: (db: Reader, ...values: Waiting) => count.manager(db, ...values, today),
    officer: (db: Reader, ...values: WaitingForOfficer) => count.officer(db, ...values, today),
  },
  first: {
    manager: (db: Reader, ...values: Waiting) => first.manager(db, ...values, today),
    officer: (db: Reader, ...values: WaitingForOfficer) => first.officer(db, ...values, today),
  },
});

/** The minutes that were asked for and approved, by person and date. */
export const selectAskedMinutes = statement<
  { person_id: string; date: string; minutes: number },
  [personIds: readonly string[], from: string, to: string]
>(`
  select person_id, date, approved_minutes as minutes /* not null: approved */ from overtime_request
  where person_id = any($1::bigint[]) and date between $2::date and $3::date and state = 'approved'`).all;
