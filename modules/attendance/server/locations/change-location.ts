import type { z } from "zod";
import { now, nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { isTimeZone } from "#shared/dates.ts";
import type { Preview, Change, Author } from "../context.ts";
import type {
  createLocation as createSchema,
  Location,
  updateLocation as updateSchema,
} from "../../contract/schemas-location.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { dayOf } from "../../contract/written-time.ts";
import { lastDate } from "../days/policy.ts";
import { requestFindings } from "../findings/plan-recomputation.ts";
import { judgePlans } from "../guard/judge-plans.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import {
  completeChange,
  planChange,
  previewChange,
  previewUnused,
  type PlannedChange,
} from "../effects/plan-change.ts";
import { affectedSpanOf, type AffectedSpan, type PlannedEffect } from "../effects/plan-effect.ts";
import { presentEffect } from "../effects/present-effect.ts";
import { changesOf, recordRule } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { readLocation } from "./list-locations.ts";
import { insertLocation, lockLocation, markLocationDeleted, updateLocationRow, type LocationValues } from "./store.ts";

type Creation = z.output<typeof createSchema>;
type Changes = Omit<z.output<typeof updateSchema>, "version">;

/** The list of time zones is known to this runtime only, not to the schema. */
function check(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw refuseField("fields_conflict", "timeZone", { key: "timeZoneUnknown" });
  }
}

export async function createLocation({ tx, context, author }: Change, body: Creation): Promise<Location> {
  check(body.timeZone);
  await changeRules(tx);
  const values: LocationValues = { ...body, timeZone: body.timeZone ?? (await context.settings(tx)).timeZone };
  const id = await insertLocation(tx, values, nowIso());
  await recordRule(tx, author, "location.created", id, { after: values });
  return readLocation(tx, id);
}

/** Writes a change of a locked location; null if nothing differs. */
async function writeChange(tx: Transaction, current: Location, given: Changes) {
  const { id, assignmentCount: _, createdAt: __, version: ___, ...values } = current;
  const changed = changesOf<LocationValues>(values, given);
  if (Object.keys(changed.changes).length === 0) return null;
  await updateLocationRow(tx, id, { ...values, ...changed.changes });
  return changed;
}

const assignmentsAt = (id: string, { assignments }: RulesSnapshot["rules"]): string[] =>
  assignments.filter((each) => each.location === id && each.active).map((each) => each.id);

const fenceFields = ["latitude", "longitude", "radius", "fencePolicy", "strict", "maximumAccuracy"] as const;

/**
 * Returns the days in progress while their fence moves. Stored days do not depend on a fence, so they are not
 * recomputed; but an officer who moves their own fence decides where they may check out.
 */
async function planFence(
  tx: Transaction,
  id: string,
  changes: Partial<LocationValues>,
  { rules }: RulesSnapshot,
): Promise<AffectedSpan[]> {
  if (!fenceFields.some((field) => changes[field] !== undefined)) return [];
  const assignments = assignmentsAt(id, rules);
  const last = dayOf(lastDate(now()));
  const stretch = await affectedSpanOf(tx, { from: last - 2, to: last }, { assignments, users: [], roles: [] });
  return [{ ...stretch, openOnly: true }];
}

type Written = Awaited<ReturnType<typeof writeChange>>;

/**
 * Returns the effect with the plans that newly break rules of working time because work at a location is outdoors from
 * now on, and the people whose days that concerns. Days themselves stay as they are.
 */
async function planOutdoors(
  tx: Transaction,
  id: string,
  { written, before, after, effect }: PlannedChange<Written>,
): Promise<{ effect: PlannedEffect; outdoors: AffectedSpan[] }> {
  if (written?.changes.outdoors === undefined) return { effect, outdoors: [] };
  const named = { assignments: assignmentsAt(id, after.rules), users: [], roles: [] };
  const outdoors = [await affectedSpanOf(tx, { from: -Infinity, to: Infinity }, named)];
  const stretches = [...effect.stretches, ...outdoors];
  return { effect: { ...effect, plans: await judgePlans(tx, { before, after, stretches }) }, outdoors };
}

/** Updates a location. Verdicts of punches stay; another time zone moves the slots of its days. */
export async function updateLocation(
  { tx, context, author }: Change,
  id: string,
  { version, ...given }: z.output<typeof updateSchema>,
): Promise<Location> {
  check(given.timeZone);
  await changeRules(tx);
  if (!(await lockLocation(tx, id))) throw refuse("not_found");
  const current = await readLocation(tx, id);
  if (version !== current.version) throw refuse("stale_version", { current });
  const planned = await planChange(tx, context, () => writeChange(tx, current, given));
  const { written: changed, after } = planned;
  if (changed === null) return current;
  const { effect, outdoors } = await planOutdoors(tx, id, planned);
  const stretches = [...effect.stretches, ...outdoors, ...(await planFence(tx, id, changed.changes, after))];
  // Conflicts come from the time zone alone.
  const path = changed.changes.timeZone === undefined ? "outdoors" : "timeZone";
  const change = { action: "location.updated", id, effect, after, stretches, path } as const;
  await completeChange(tx, author, change, { before: changed.before, after: changed.changes });
  const { timeZone } = after;
  await requestFindings(tx, outdoors, { cause: change.action, requestedBy: author.personId, timeZone });
  return readLocation(tx, id);
}

/** Deletes a location without assignments. */
export async function deleteLocation(tx: Transaction, author: Author, id: string): Promise<void> {
  await changeRules(tx);
  if (!(await lockLocation(tx, id))) throw refuse("not_found");
  const current = await readLocation(tx, id);
  if (current.assignmentCount > 0) throw refuse("still_used");
  await markLocationDeleted(tx, id, nowIso());
  await recordRule(tx, author, "location.deleted", id, { before: { nameEn: current.nameEn, nameAr: current.nameAr } });
}

/** Returns the effect of a new location. */
export async function previewLocation({ context, database, viewerId }: Preview, body: Creation): Promise<Effect> {
  check(body.timeZone);
  return previewUnused({ context, database, viewerId });
}

/** Returns the effect of a change or deletion. Ignores names: another location may have them. */
export async function previewLocationChange(
  { context, database, viewerId }: Preview,
  id: string,
  { delete: isDeletion, nameAr: _, nameEn: __, ...given }: Changes & { delete?: boolean | undefined },
): Promise<Effect> {
  check(given.timeZone);
  return previewChange(database, async (tx) => {
    if (!(await lockLocation(tx, id))) throw refuse("not_found");
    const current = await readLocation(tx, id);
    const change = isDeletion === true ? { isActive: false } : given;
    const planned = await planChange(tx, context, () => writeChange(tx, current, change));
    const { written, after } = planned;
    const { effect, outdoors } = await planOutdoors(tx, id, planned);
    const usedBy = { assignments: current.assignmentCount };
    const others = [...outdoors, ...(await planFence(tx, id, written?.changes ?? {}, after))];
    return presentEffect(tx, { context, viewerId }, effect, { after, usedBy, others });
  });
}
