import type { z } from "zod";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { BrokenUnit, createAbsence as createSchema } from "../../contract/schemas-day.ts";
import type { AttendanceContext, EnteredLeave } from "../context.ts";

type Body = z.output<typeof createSchema>;

/** Maximum number of dates in the message. */
const maxNamed = 10;

/** Leave as its coverage is judged; nothing for other absences, which take no one out of a unit. */
function leaveOf({ user, kind, fromDate, toDate, lookup = null }: Body): EnteredLeave[] {
  if (kind !== "leave" && kind !== "halfLeave") return [];
  return [{ key: user, personId: user, lookupId: lookup, from: fromDate, to: toDate }];
}

/** Returns the rules of units that leave of an officer would break. */
export async function judgeCoverage(
  db: Reader,
  { leaveJudges }: Pick<AttendanceContext, "leaveJudges">,
  body: Body,
): Promise<BrokenUnit[]> {
  const leave = leaveOf(body);
  const broken: BrokenUnit[] = [];
  for (const judge of leave.length === 0 ? [] : leaveJudges) {
    broken.push(...((await judge.judgeCoverage(db, leave)).get(body.user) ?? []));
  }
  return broken;
}

/** Throws if leave of an officer would break a rule that refuses, as an approval does; before the person is locked. */
export async function requireCoverage(
  tx: Transaction,
  context: Pick<AttendanceContext, "leaveJudges">,
  body: Body,
): Promise<void> {
  for (const judge of context.leaveJudges) await judge.lockUnits(tx, leaveOf(body));
  const refusing = (await judgeCoverage(tx, context, body)).filter(({ mode }) => mode === "refuse");
  if (refusing.length === 0) return;
  const dates = [...new Set(refusing.flatMap((broken) => broken.dates))].toSorted();
  const named = dates.slice(0, maxNamed).join(", ") + (dates.length > maxNamed ? " …" : "");
  throw refuseField("coverage_short", "fromDate", { key: "coverage_short", values: { dates: named } });
}
