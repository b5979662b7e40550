import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Absence, Punch } from "../../contract/evaluation.ts";
import type { PersonCase } from "../engine/prepare-person.ts";
import type { RulesSnapshot, RulesSource } from "../rules/load-rules.ts";

type PunchCells = [
  id: string,
  kind: Punch["kind"],
  at: string,
  /** Only for punches captured offline. */
  receivedAt: string | null,
  accuracy: number | null,
  clientId: string,
  accepted: boolean,
  refusal: NonNullable<Punch["stored"]>["refusal"],
  verdict: NonNullable<Punch["stored"]>["verdict"],
  location: string | null,
  distance: number | null,
];

type Known = { person_id: string; joined_at: string };
type Row = {
  rules_version: string;
  locked_months: string[];
  employee_role: string;
  hire_date: string | null;
  left_on: string | null;
  is_active: boolean;
  roles: [id: string, from: string | null, to: string | null][];
  assigned: string[];
  excepted: string[];
  absences: Absence[];
  punches: PunchCells[];
} & (Known | Record<keyof Known, null>);
type KnownRow = Row & Known;

// One statement, so that a punch needs one round trip and a consistent snapshot. Windows of a date reach into adjacent
// dates, so punches of two more days on both sides may decide what belongs to it.
const selectCases = statement<Row>(`
  select r.version::text as rules_version,
    (select coalesce(json_agg(to_char(month, 'YYYY-MM')), '[]') from attendance_month
      where month between date_trunc('month', $2::date)::date and $3::date) as locked_months,
    (select id::text from role where key = 'employee') as employee_role, /* not null: built in */
    p.id::text as person_id, p.joined_at, p.hire_date, p.left_on,
    coalesce((select a.status = 'active' from account a where a.person_id = p.id), false) as is_active,
    (select coalesce(json_agg(json_build_array(m.role_id::text, lower(m.valid), upper(m.valid) - 1)), '[]')
      from role_member m where m.person_id = p.id) as roles,
    (select coalesce(json_agg(d.location_zone_user_id::text), '[]')
      from location_zone_user_person d where d.person_id = p.id) as assigned,
    (select coalesce(json_agg(d.exception_day_id::text), '[]')
      from exception_day_person d where d.person_id = p.id) as excepted,
    (select coalesce(json_agg(json_build_object('kind', b.kind,
        'from', b.from_date || 'T' || to_char(b.from_time, 'HH24:MI'),
        'to', b.to_date || 'T' || to_char(b.to_time, 'HH24:MI')) order by b.id), '[]')
      from absence b where b.person_id = p.id and b.to_date >= $2::date - 1 and b.from_date <= $3::date + 1) as absences,
    (select coalesce(json_agg(json_build_array(u.id::text, u.kind, u.at,
        case when u.source = 'offline' then u.received_at end, u.accuracy, u.client_id, u.accepted,
        u.refusal, u.verdict, u.location_id::text, u.distance) order by u.at, u.id), '[]')
      from punch u where u.person_id = p.id and u.voided_at is null
        and u.at >= ($2::date - 2)::timestamp at time zone 'UTC'
        and u.at < ($3::date + 3)::timestamp at time zone 'UTC') as punches
  from attendance_rules r left join person p on p.id = any($1::bigint[])`);

/** A person as input of the engine; `punchIds` are the ids of `case.punches`, in the same order. */
export type LoadedCase = { personId: string; isActive: boolean; case: PersonCase; punchIds: string[] };

export type LoadedCases = {
  /** The rules at the time of reading. */
  snapshot: RulesSnapshot;
  /** Version of the rules, stored in written rows. */
  rulesVersion: string;
  /** Within the span, `YYYY-MM`. */
  lockedMonths: ReadonlySet<string>;
  people: ReadonlyMap<string, LoadedCase>;
};

const punchOf = (cells: PunchCells): Punch => {
  const [, kind, at, receivedAt, accuracy, clientId, accepted, refusal, verdict, location, distance] = cells;
  // A stored verdict is final, so the position is not loaded.
  const stored = { accepted, refusal, verdict, location, distance };
  return { kind, at, receivedAt, latitude: null, longitude: null, accuracy, clientId, stored };
};

const isKnown = (row: Row): row is KnownRow => row.person_id !== null;

function caseOf(row: KnownRow, timeZone: string): PersonCase {
  const roles = row.roles.map(([id, from, to]) => ({ id, from, to }));
  return {
    employee: {
      id: row.person_id,
      // All people are employees without a membership.
      roles: [{ id: row.employee_role, from: null, to: null }, ...roles],
      joinedOn: row.hire_date ?? civilDateIn(timeZone, new Date(row.joined_at)),
      leftOn: row.left_on,
      active: row.is_active,
    },
    absences: row.absences,
    punches: row.punches.map(punchOf),
    assignedDirectly: new Set(row.assigned),
    exceptedDirectly: new Set(row.excepted),
  };
}

/**
 * Loads the cases of some people (1,000 at most) for a span of dates, with the matching rules. A caller that writes
 * results locks the people first (`lockPeople`). Unknown people are omitted.
 */
export async function loadCases(
  db: Reader,
  rules: RulesSource,
  personIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<LoadedCases> {
  const rows = await selectCases(db, [personIds, from, to]);
  const [first] = rows;
  if (first === undefined) throw new Error("The row that counts the changes of the rules of attendance is missing.");
  const snapshot = await rules.at(db, first.rules_version);
  const people = new Map<string, LoadedCase>();
  for (const row of rows.filter(isKnown)) {
    const { person_id: personId, is_active: isActive } = row;
    const punchIds = row.punches.map(([id]) => id);
    people.set(personId, { personId, isActive, case: caseOf(row, snapshot.timeZone), punchIds });
  }
  return { snapshot, rulesVersion: first.rules_version, lockedMonths: new Set(first.locked_months), people };
}
