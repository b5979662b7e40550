import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { isTimeZone } from "#shared/dates.ts";
import type { AttendanceContext } from "../context.ts";
import type { createLocation, Location } from "../../contract/schemas-location.ts";
import { dayOf } from "../../contract/written-time.ts";
import { lastDate } from "../days/policy.ts";
import { judgePlans } from "../guard/judge-plans.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { namesOnDeletion, type ChangedRule, type RuleKind } from "../effects/change-rule.ts";
import { affectedSpanOf, planEffect, type AffectedSpan } from "../effects/plan-effect.ts";
import { readLocation } from "./list-locations.ts";
import { countLocationUses } from "./queries.ts";
import { locationTable, lockLocation, type LocationValues } from "./store.ts";

/** Throws for a given time zone that is unknown: the list of them is known to this runtime only, not to the schema. */
export function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw refuseField("fields_conflict", "timeZone", { key: "timeZoneUnknown" });
  }
}

/** The fields of a new location; without a time zone it has the organisation's. */
export async function locationValues(
  db: Reader,
  { settings }: AttendanceContext,
  body: z.output<typeof createLocation>,
): Promise<LocationValues> {
  requireTimeZone(body.timeZone);
  return { ...body, timeZone: body.timeZone ?? (await settings(db)).timeZone };
}

const assignmentsAt = (id: string, { rules: { assignments } }: RulesSnapshot): string[] =>
  assignments.filter((each) => each.location === id && each.active).map((each) => each.id);

const fenceFields = ["latitude", "longitude", "radius", "fencePolicy", "strict", "maximumAccuracy"] as const;

const differs = ({ before, after }: ChangedRule<LocationValues>, fields: readonly (keyof LocationValues)[]): boolean =>
  before !== null && after !== null && fields.some((field) => before[field] !== after[field]);

/**
 * Returns the days in progress while their fence moves. Stored days do not depend on a fence, so they are not
 * recomputed; but an officer who moves their own fence decides where they may check out.
 */
async function planFence(tx: Transaction, id: string, after: RulesSnapshot): Promise<AffectedSpan> {
  const last = dayOf(lastDate(now()));
  const named = { assignments: assignmentsAt(id, after), users: [], roles: [] };
  return { ...(await affectedSpanOf(tx, { from: last - 2, to: last }, named)), openOnly: true };
}

/** Returns the dates of the people whose work at a location is or was outdoors. Days themselves stay as they are. */
const planOutdoors = (tx: Transaction, id: string, after: RulesSnapshot): Promise<AffectedSpan> =>
  affectedSpanOf(
    tx,
    { from: -Infinity, to: Infinity },
    { assignments: assignmentsAt(id, after), users: [], roles: [] },
  );

/** Verdicts of punches stay when a location changes; another time zone moves the slots of its days. */
export const locationRule: RuleKind<LocationValues, Location> = {
  name: "location",
  lock: lockLocation,
  ...locationTable,
  read: ({ db }, id) => readLocation(db, id),
  // Its time zone is checked before the rules are locked.
  check: () => undefined,
  async planEffect(tx, changed, { before, after }) {
    const effect = await planEffect(tx, { before, after });
    const outdoors = differs(changed, ["outdoors"]) ? [await planOutdoors(tx, changed.id, after)] : [];
    const fence = differs(changed, fenceFields) ? [await planFence(tx, changed.id, after)] : [];
    const stretches = [...effect.stretches, ...outdoors];
    const plans = outdoors.length === 0 ? effect.plans : await judgePlans(tx, { before, after, stretches });
    return { effect: { ...effect, plans }, others: [...outdoors, ...fence], findings: outdoors };
  },
  // Conflicts come from the time zone alone.
  pathOf: ({ timeZone }) => (timeZone === undefined ? "outdoors" : "timeZone"),
  detailsOf: namesOnDeletion,
  countUses: countLocationUses,
};
