import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { readOnly } from "#platform/database/transaction.ts";
import type { ScheduleTrialResult, trySchedule as trySchema } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import type { LoadedCase } from "../days/load-cases.ts";
import { loadSubject } from "./load-subject.ts";
import { afterAllWindows, punchesOf } from "./plan-trial.ts";
import { presentTrial } from "./present-trial.ts";

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
  const timeZone = withoutPunches[0]?.time_zone ?? loaded.snapshot.timeZone;
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
