import type { z } from "zod";
import { changesOf } from "#modules/attendance/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { LeaveCoverage, updateLeaveCoverage as updateSchema } from "../../contract/schemas-coverage.ts";
import type { Change } from "../context.ts";
import { readCoverage } from "./list-coverage.ts";
import { coverageObjections } from "./policy.ts";
import { isOfSmallUnit, isUnitWithin } from "./queries.ts";
import { coverageTable, lockCoverage, type CoverageValues } from "./store.ts";

/**
 * Throws if the unit is the author's and small: officers do not decide about their own leave. Nor about a unit with
 * people outside their bounds.
 */
async function requireOthers(
  { tx, context, author, within }: Change,
  { department, role }: CoverageValues,
): Promise<void> {
  if (!(await isUnitWithin(tx, within, department, role))) throw refuse("permission_within_bounds");
  const today = civilDateIn((await context.settings(tx)).timeZone);
  if (await isOfSmallUnit(tx, author.personId, department, role, today)) throw refuse("own_leave");
}

async function check(change: Change, values: CoverageValues): Promise<void> {
  const fields = coverageObjections(values);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await requireOthers(change, values);
}

const readingOf = ({ tx, within }: Change) => ({ db: tx, managed: within });

type Action = "leaveCoverage.created" | "leaveCoverage.updated" | "leaveCoverage.deleted";

const recordCoverage = ({ tx, author }: Change, action: Action, id: string, details: object) =>
  record(tx, {
    action,
    actorId: author.personId,
    subject: { kind: "leaveCoverage", id },
    details: { id, ...details },
    audience: "permission:leave.manage",
    requestId: author.requestId,
  });

export async function createCoverage(change: Change, values: CoverageValues): Promise<LeaveCoverage> {
  await check(change, values);
  const id = await coverageTable.insert(change.tx, values, nowIso());
  await recordCoverage(change, "leaveCoverage.created", id, { after: values });
  return readCoverage(readingOf(change), id);
}

async function lock({ tx }: Change, id: string): Promise<CoverageValues & { version: number }> {
  const locked = await lockCoverage(tx, id);
  if (locked === null) throw refuse("not_found");
  return locked;
}

/** Changes a rule. Throws `stale_version` with its current state. */
export async function updateCoverage(
  change: Change,
  id: string,
  body: z.output<typeof updateSchema>,
): Promise<LeaveCoverage> {
  const { version, ...current } = await lock(change, id);
  if (body.version !== version) throw refuse("stale_version", { current: await readCoverage(readingOf(change), id) });
  const { changes, before } = changesOf(current, body);
  if (Object.keys(changes).length > 0) {
    const after = { ...current, ...changes };
    await requireOthers(change, current);
    await check(change, after);
    await coverageTable.update(change.tx, id, after);
    await recordCoverage(change, "leaveCoverage.updated", id, { before, after: changes });
  }
  return readCoverage(readingOf(change), id);
}

export async function deleteCoverage(change: Change, id: string): Promise<void> {
  const { version: _, ...before } = await lock(change, id);
  await requireOthers(change, before);
  await coverageTable.remove(change.tx, id, nowIso());
  await recordCoverage(change, "leaveCoverage.deleted", id, { before });
}
