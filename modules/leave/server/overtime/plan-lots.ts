import { compareIds } from "#shared/compare-ids.ts";
import type { GrantedOvertime } from "../../contract/schemas-balances.ts";

// Pure: which lots of leave stand for the approved overtime of one person and leave type.

/** Overtime that is approved to be taken as time off. */
export type Owed = { claim: string; overtime: Omit<GrantedOvertime, "claim">; expires: string | null };

/** A lot that counts, in hundredths of days. A locked one, of a locked month, is not granted anew. */
export type Lot = Owed & { entry: string; hundredths: number; isLocked: boolean };

export type LotPlan = {
  /** Entries that no longer stand for what is owed. */
  reversed: string[];
  granted: (Owed & { hundredths: number })[];
};

type Fraction = { above: bigint; below: bigint };

const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other));

function add({ above, below }: Fraction, { classes, factors, dayMinutes }: Owed["overtime"]): Fraction {
  const names = ["ordinary", "night", "restDay", "holiday"] as const;
  // Factors are hundredths, so this is hundredths of a day times the minutes of a day.
  const credit = BigInt(names.reduce((sum, name) => sum + classes[name] * factors[name], 0));
  const day = BigInt(dayMinutes);
  const [up, down] = [above * day + credit * below, below * day];
  const divisor = divisorOf(up, down);
  return { above: up / divisor, below: down / divisor };
}

/** To the nearest hundredth, ties up. */
const round = ({ above, below }: Fraction): number => Number((2n * above + below) / (2n * below));

const none: Fraction = { above: 0n, below: 1n };
const sumOf = (owed: readonly Owed[]): Fraction => owed.reduce((sum, { overtime }) => add(sum, overtime), none);

const isSame = (one: Owed, other: Owed): boolean =>
  one.claim === other.claim &&
  one.expires === other.expires &&
  one.overtime.date === other.overtime.date &&
  one.overtime.dayMinutes === other.overtime.dayMinutes &&
  (["ordinary", "night", "restDay", "holiday"] as const).every(
    (name) =>
      one.overtime.classes[name] === other.overtime.classes[name] &&
      one.overtime.factors[name] === other.overtime.factors[name],
  );

const byDate = (one: Owed, other: Owed): number =>
  one.overtime.date === other.overtime.date
    ? compareIds(one.claim, other.claim)
    : one.overtime.date < other.overtime.date
      ? -1
      : 1;

/** Returns the days of new lots beside those that stay, and whether they add up with them. */
function daysBeside(kept: readonly Lot[], fresh: readonly Owed[]): { given: number[]; addsUp: boolean } {
  let sum = sumOf(kept);
  let days = kept.reduce((total, { hundredths }) => total + hundredths, 0);
  const given = fresh.map(({ overtime }) => {
    sum = add(sum, overtime);
    const more = Math.max(0, round(sum) - days);
    days += more;
    return more;
  });
  return { given, addsUp: days === round(sum) };
}

/**
 * Rounding is of sums, as for all grants of leave: all lots together are exactly what is owed, to the nearest hundredth
 * of a day, in whatever order claims were decided on. Lots that stand for the same overtime as before stay; only where
 * the sum needs it, the latest of them is granted anew. Locked lots stay even then, and lots to come make up for it. A
 * lot of nothing is not made.
 */
export function planLots(owed: readonly Owed[], lots: readonly Lot[]): LotPlan {
  const kept = lots.filter((lot) => owed.some((one) => isSame(one, lot))).toSorted(byDate);
  const gone = lots.filter((lot) => !kept.includes(lot)).map(({ entry }) => entry);
  const fresh: Owed[] = owed.filter((one) => !kept.some((lot) => isSame(one, lot))).toSorted(byDate);
  const open = kept.filter(({ isLocked }) => !isLocked);
  const again: Lot[] = [];
  let days = daysBeside(kept, fresh);
  while (!days.addsUp) {
    const last = open.pop();
    if (last === undefined) break;
    kept.splice(kept.indexOf(last), 1);
    again.push(last);
    fresh.push(last);
    fresh.sort(byDate);
    days = daysBeside(kept, fresh);
  }
  const granted: LotPlan["granted"] = [];
  for (const [at, one] of fresh.entries()) {
    const hundredths = days.given[at] ?? 0;
    const before = again.findIndex(({ claim }) => claim === one.claim);
    if (before >= 0 && again[before]?.hundredths === hundredths) again.splice(before, 1);
    else if (hundredths > 0) {
      const { claim, overtime, expires } = one;
      granted.push({ claim, overtime, expires, hundredths });
    }
  }
  return { reversed: [...gone, ...again.map(({ entry }) => entry)], granted };
}
