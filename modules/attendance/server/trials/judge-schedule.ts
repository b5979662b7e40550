import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { readOnly } from "#platform/database/transaction.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { ScheduleTrialResult, trySchedule as trySchema } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { type LoadedCase, loadCases, type LoadedCases } from "../days/load-cases.ts";
import type { Punch } from "../../contract/evaluation.ts";
import { dayLength, dayOf, minutesOf, writeInstant } from "../../contract/written-time.ts";
import { toInstant } from "../engine/time-zone.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { presentTrial } from "./present-trial.ts";
import { selectRoleNames, type RoleNames } from "./queries.ts";

type TrialBody = z.output<typeof trySchema>;

type Subject = { loaded: LoadedCases; person: LoadedCase; roles: readonly RoleNames[] };

/** A fictitious person, described by roles and a date of joining. */
function describedCase({ roles: ids, joinedOn = null }: NonNullable<TrialBody["person"]>, roles: Subject["roles"]) {
  const held = new Set([...ids, ...roles.filter(({ key }) => key === "employee").map(({ id }) => id)]);
  const memberships = [...held].map((id) => ({ id, from: null, to: null }));
  const employee = { id: "0", roles: memberships, joinedOn, leftOn: null, active: true };
  const emptyCase = {
    absences: [],
    punches: [],
    assignedDirectly: new Set<string>(),
    exceptedDirectly: new Set<string>(),
  };
  return { personId: employee.id, isActive: true, case: { employee, ...emptyCase }, punchIds: [] };
}

/** Loads the person of a trial with the current rules; throws 422 for unknown ids. */
async function loadSubject(db: Reader, { rules }: AttendanceContext, body: TrialBody): Promise<Subject> {
  const { user, person = { roles: [] }, date } = body;
  const roles = await selectRoleNames(db);
  const loaded = await loadCases(db, rules, user === undefined ? [] : [user], { from: date, to: date });
  if (user === undefined) {
    await requireSubjects(db, { roles: person.roles }, "person.");
    return { loaded, person: describedCase(person, roles), roles };
  }
  const real = loaded.people.get(user);
  if (real === undefined) throw refuseField("person_unknown", "user", { key: "invalid" });
  return { loaded, person: real, roles };
}

type Tried = NonNullable<z.output<typeof trySchema>["punches"]>[number];

/** Converts tried punches to the engine's input: not judged, and received when made. */
const punchesOf = (tried: readonly Tried[], timeZone: string): Punch[] =>
  tried.map(({ kind, at, latitude = null, longitude = null, accuracy = null }) => {
    const minute = toInstant(timeZone, dayOf(at.slice(0, 10)), minutesOf(at.slice(11, 16)));
    return {
      kind,
      at: writeInstant(minute + Number(at.slice(17) || 0) * 1000),
      receivedAt: null,
      latitude,
      longitude,
      accuracy,
      clientId: null,
      stored: null,
    };
  });

/** Returns a moment at which a date, and all windows of its slots, are over in all time zones. */
const afterAllWindows = (date: string): Date => new Date((dayOf(date) + 4) * dayLength);

const withPunches = (person: LoadedCase, punches: LoadedCase["case"]["punches"]): LoadedCase => ({
  ...person,
  case: { ...person.case, punches },
});

/**
 * Returns the schedule that applies to a person on a date, its reasons, and the day. Tried punches replace all real
 * ones, and the date is judged as if it were over; without them stored verdicts count, at the current time.
 */
export async function trySchedule(
  context: AttendanceContext,
  database: Database,
  body: z.output<typeof trySchema>,
): Promise<ScheduleTrialResult> {
  const { loaded, person, roles } = await readOnly(database.primary, (db) => loadSubject(db, context, body));
  const { date, punches: tried } = body;
  const span = { from: date, to: date, at: tried === undefined ? now() : afterAllWindows(date) };
  const withoutPunches = judgeDays(loaded, withPunches(person, []), span).rows;
  const timeZone = withoutPunches[0]?.timeZone ?? loaded.snapshot.timeZone;
  const withTried = tried === undefined ? person : withPunches(person, punchesOf(tried, timeZone));
  const { evaluation, rows } = judgeDays(loaded, withTried, span);
  const shown = evaluation.punches.filter((punch) => tried !== undefined || punch.date === date);
  return presentTrial({
    date,
    case: withTried.case,
    rows,
    evaluation,
    snapshot: loaded.snapshot,
    roles,
    shown: shown.map(({ index }) => index).toSorted((one, other) => one - other),
  });
}
