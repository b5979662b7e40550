import { refuse, type RefusedField } from "#platform/http/refuse.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import type { Zone } from "../../contract/schemas-zone.ts";
import { namesOnDeletion, type RuleKind } from "../effects/change-rule.ts";
import { planEffect } from "../effects/plan-effect.ts";
import { checkZone } from "../engine/check-zone.ts";
import { readZone } from "./list-zones.ts";
import { countZoneUses } from "./queries.ts";
import { lockZone, replaceDays, zoneTable, type ZoneValues } from "./store.ts";

const messages: Record<string, ValidatorMessage["key"]> = {
  end_before_start: "endBeforeStart",
  end_equals_start: "endIsStart",
  slot_too_long: "slotTooLong",
  overlapping_slots: "slotsOverlap",
};

/** Throws for conflicts between the fields of a zone, by the engine's rules; `path` is that of the zone. */
export function requireZoneFields({ isActive: active, ...values }: ZoneValues, path = ""): void {
  const fields = checkZone(path, { ...values, id: "0", active }).map((error): RefusedField => ({
    path: error.path.replace(/^\./, ""),
    message: { key: messages[error.code] ?? "invalid" },
  }));
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
}

export const zoneRule: RuleKind<ZoneValues, Zone> = {
  name: "zone",
  lock: lockZone,
  async insert(tx, values, createdAt) {
    const id = await zoneTable.insert(tx, values, createdAt);
    await replaceDays(tx, id, values.days);
    return id;
  },
  async update(tx, id, values) {
    await zoneTable.update(tx, id, values);
    await replaceDays(tx, id, values.days);
  },
  remove: zoneTable.remove,
  read: ({ db }, id) => readZone(db, id),
  check: (_, values) => requireZoneFields(values),
  planEffect: async (tx, _, snapshots) => ({ effect: await planEffect(tx, snapshots) }),
  pathOf: (changes) => Object.keys(changes)[0] ?? "days",
  detailsOf: namesOnDeletion,
  countUses: countZoneUses,
};
