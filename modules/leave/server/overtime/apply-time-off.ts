import { classesOf, expiryOf } from "#modules/attendance/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { planLots, type Lot, type LotPlan, type Owed } from "./plan-lots.ts";
import { selectLots, selectOwed, type OwedRow } from "./queries.ts";
import { insertLots, reverseLots, type StoredLot } from "./store.ts";

type Keyed = { person_id: string; type_id: string };
const keyOf = ({ person_id, type_id }: Keyed): string => `${person_id} ${type_id}`;

function owedOf({ claim, date, day_kind, minutes, night, terms }: OwedRow): Owed {
  const { factors, dayMinutes } = terms;
  const classes = classesOf(day_kind, minutes, night);
  return { claim, overtime: { date, classes, factors, dayMinutes }, expires: expiryOf(date, terms) };
}

async function recordLots(
  tx: Transaction,
  action: "leaveEntry.created" | "leaveEntry.reversed",
  lots: readonly (StoredLot & { by?: string | null })[],
): Promise<void> {
  for (const { id, person_id: personId, type_id: type, date, days, claim, by = null } of lots) {
    await record(tx, {
      action,
      actorId: by,
      subject: { kind: "leaveEntry", id },
      details: { personId, type, kind: "adjustment", date, days, overtimeClaim: claim },
      audience: `person:${personId}`,
    });
  }
}

/**
 * Makes the lots of some people stand for their approved overtime that is settled as time off: grants what is new and
 * reverses what is not owed any more. Idempotent. Runs where claims change, with the people locked for attendance, which
 * is why nothing is granted twice; of a decision they are locked for leave as well.
 */
export async function applyTimeOff(tx: Transaction, personIds: readonly string[]): Promise<void> {
  const owed = Map.groupBy(await selectOwed(tx, personIds), keyOf);
  const lots = Map.groupBy(await selectLots(tx, personIds), keyOf);
  const all: LotPlan = { reversed: [], granted: [] };
  for (const key of new Set([...owed.keys(), ...lots.keys()])) {
    const standing = (lots.get(key) ?? []).map(({ person_id: _, type_id: __, ...lot }): Lot => lot);
    const plan = planLots((owed.get(key) ?? []).map(owedOf), standing);
    all.reversed.push(...plan.reversed);
    all.granted.push(...plan.granted);
  }
  const at = nowIso();
  if (all.reversed.length > 0) await recordLots(tx, "leaveEntry.reversed", await reverseLots(tx, all.reversed, at));
  if (all.granted.length === 0) return;
  const granted = await insertLots(
    tx,
    all.granted.map(({ claim }) => claim),
    all.granted.map(({ hundredths }) => hundredths),
    all.granted.map(({ expires }) => expires),
    all.granted.map(({ overtime }) => JSON.stringify(overtime)),
    at,
  );
  await recordLots(tx, "leaveEntry.created", granted);
}
