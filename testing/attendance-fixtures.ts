import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";

type Entity = { id: string };
/** Creates an entity as an administrator; throws if refused. Returns the created entity. */
type Make = <Created = Entity>(path: string, body: object) => Promise<Created>;
type Hire = () => Promise<Entity>;

/** Terms of a policy of overtime that is settled as pay, by the field. */
export const timeOffTerms = {
  settlement: "pay",
  leaveType: null,
  ordinaryFactor: 100,
  nightFactor: 150,
  restDayFactor: 200,
  holidayFactor: 200,
  dayMinutes: 480,
  expiresMonths: null,
  expiresDays: 90,
};

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
const days = [{ weekday: "sunday", start: "08:00", end: "16:00" }];
const makeLookup = (make: Make): Promise<Entity> =>
  make("/attendance/lookups", { category: "correctionReason", ...names() });
const makeZone = (make: Make): Promise<Entity> =>
  make("/attendance/zones", { ...names(), startDate: "2026-01-01", endDate: "2026-12-31", days });
const makeLocation = (make: Make): Promise<Entity> =>
  make("/attendance/locations", { ...names(), latitude: 24.7136, longitude: 46.6753 });

/** Creates the entities that attendance's routes name, by the path segment before the id, with new people. */
export const attendanceFixtures: Readonly<Record<string, (make: Make, hire: Hire) => Promise<Entity>>> = {
  lookups: makeLookup,
  zones: makeZone,
  locations: makeLocation,
  "location-zone-users": async (make, hire) => {
    const [location, zone, user] = [await makeLocation(make), await makeZone(make), await hire()];
    return make("/attendance/location-zone-users", { location: location.id, zone: zone.id, users: [user.id] });
  },
  "exception-days": async (make, hire) => {
    const users = [(await hire()).id];
    return make("/attendance/exception-days", { ...names(), date: "2026-01-11", workDay: false, users });
  },
  "working-time-rules": (make) =>
    make("/attendance/working-time-rules", {
      ...names(),
      kind: "maximumPerDay",
      minutes: 480,
      from: "2990-01-01",
      everyone: true,
    }),
  "overtime-policies": (make) =>
    make("/attendance/overtime-policies", {
      ...names(),
      minimum: 30,
      block: 15,
      from: "2990-01-01",
      everyone: true,
    }),
  absences: async (make, hire) => {
    const span = { fromDate: "2026-01-11", toDate: "2026-01-12" };
    return make("/attendance/absences", { user: (await hire()).id, kind: "leave", ...span });
  },
  "bulk-corrections": async (make, hire) => {
    const days = [{ user: (await hire()).id, date: "2026-01-11" }];
    const body = { days, cause: "absence", kind: "leave" };
    const { digest } = await make<{ digest: string }>("/attendance/bulk-corrections/effect", body);
    return make("/attendance/bulk-corrections", { ...body, digest });
  },
  punches: async (make, hire) => {
    const reason = (await makeLookup(make)).id;
    const given = { user: (await hire()).id, kind: "in", at: new Date().toISOString(), reason };
    return (await make<{ punch: Entity }>("/attendance/corrections", given)).punch;
  },
  people: (_, hire) => hire(),
};

/** Inserts a claim of overtime of a person that waits for a decision. */
export async function overtimeClaimOf(tx: Transaction, personId: string): Promise<Entity> {
  const name = crypto.randomUUID();
  const { rows } = await sql<Entity>`
    with policy as (
      insert into overtime_policy (name_ar, name_en, minimum_minutes, block_minutes, approval, from_date, is_active, created_at)
      values (${name}, ${name}, 30, 15, 'afterwards', '2990-01-01', false, now()) returning id)
    insert into overtime_claim (person_id, date, policy_id, day_kind, time_zone, required_minutes, attended_minutes,
      beyond_minutes, beyond_night_minutes, minutes, night_minutes, reasons, state, claimed_at)
    select ${personId}, '2026-01-11', id, 'workDay', 'Asia/Riyadh', 480, 600, 120, 0, 120, 0, '[]', 'waiting', now()
    from policy returning id::text as id`.execute(tx);
  const [made = { id: "none" }] = rows;
  return made;
}

let dates = 0;

/** Inserts overtime that a person asks for, on a date of its own far ahead, and that waits for a decision. */
export async function overtimeRequestOf(tx: Transaction, personId: string): Promise<Entity> {
  const date = new Date(Date.UTC(2990, 0, (dates += 1))).toISOString().slice(0, 10);
  const asked = {
    person_id: personId,
    date,
    minutes: 120,
    reason: "Stocktaking",
    state: "waiting",
  } as const;
  const row = { ...asked, asked_at: new Date() };
  return tx.insertInto("overtime_request").values(row).returning("id").executeTakeFirstOrThrow();
}

/** Fills in the day or the month of a path; that month may be locked, and is otherwise empty. */
export const withDates = (path: string): string => path.replace("{date}", "2026-01-11").replace("{month}", "2020-01");
