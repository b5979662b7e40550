import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Preview, Change, Author } from "../context.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { createZone as createSchema, updateZone as updateSchema, Zone } from "../../contract/schemas-zone.ts";
import { completeChange, planChange, previewChange, previewUnused } from "../effects/plan-change.ts";
import { presentEffect } from "../effects/present-effect.ts";
import { changesOf, recordRule } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { readZone } from "./list-zones.ts";
import { zoneObjections } from "./check-fields.ts";
import { insertZone, lockZone, markZoneDeleted, updateZoneRow, type ZoneValues } from "./store.ts";

type Creation = z.output<typeof createSchema>;
type Changes = Omit<z.output<typeof updateSchema>, "version">;

function check(values: ZoneValues): void {
  const fields = zoneObjections(values);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
}

export async function createZone(tx: Transaction, author: Author, body: Creation): Promise<Zone> {
  await changeRules(tx);
  const values: ZoneValues = { ...body, endDate: body.endDate ?? null };
  check(values);
  const id = await insertZone(tx, values, nowIso());
  await recordRule(tx, author, "zone.created", id, { after: values });
  return readZone(tx, id);
}

/** Writes a change of a locked zone; null if nothing differs. */
async function writeChange(tx: Transaction, current: Zone, given: Changes) {
  const { id, assignmentCount: _, createdAt: __, version: ___, ...values } = current;
  const changed = changesOf<ZoneValues>(values, given);
  if (Object.keys(changed.changes).length === 0) return null;
  const next = { ...values, ...changed.changes };
  check(next);
  await updateZoneRow(tx, id, next);
  return changed;
}

/** Updates a zone and recomputes its days; throws if times then overlap for a person. */
export async function updateZone(
  { tx, context, author }: Change,
  id: string,
  { version, ...given }: z.output<typeof updateSchema>,
): Promise<Zone> {
  await changeRules(tx);
  if ((await lockZone(tx, id)) === undefined) throw refuse("not_found");
  const current = await readZone(tx, id);
  if (version !== current.version) throw refuse("stale_version", { current });
  const { written: changed, effect, after } = await planChange(tx, context, () => writeChange(tx, current, given));
  if (changed === null) return current;
  const path = Object.keys(changed.changes)[0] ?? "days";
  const details = { before: changed.before, after: changed.changes };
  await completeChange(tx, author, { action: "zone.updated", id, effect, after, path }, details);
  return readZone(tx, id);
}

/** Deletes a zone without assignments. */
export async function deleteZone(tx: Transaction, author: Author, id: string): Promise<void> {
  await changeRules(tx);
  if ((await lockZone(tx, id)) === undefined) throw refuse("not_found");
  const current = await readZone(tx, id);
  if (current.assignmentCount > 0) throw refuse("still_used");
  await markZoneDeleted(tx, id, nowIso());
  await recordRule(tx, author, "zone.deleted", id, { before: { nameEn: current.nameEn, nameAr: current.nameAr } });
}

/** Returns the effect of a new zone. */
export async function previewZone({ context, database, viewerId }: Preview, body: Creation): Promise<Effect> {
  check({ ...body, endDate: body.endDate ?? null });
  return previewUnused({ context, database, viewerId });
}

/** Returns the effect of a change or deletion. Ignores names: another zone may have them. */
export function previewZoneChange(
  { context, database, viewerId }: Preview,
  id: string,
  { delete: isDeletion, nameAr: _, nameEn: __, ...given }: Changes & { delete?: boolean | undefined },
): Promise<Effect> {
  return previewChange(database, async (tx) => {
    if ((await lockZone(tx, id)) === undefined) throw refuse("not_found");
    const current = await readZone(tx, id);
    const change = isDeletion === true ? { isActive: false } : given;
    const { after, effect } = await planChange(tx, context, () => writeChange(tx, current, change));
    const usedBy = { assignments: current.assignmentCount };
    return presentEffect(tx, { context, viewerId }, effect, { after, usedBy });
  });
}
