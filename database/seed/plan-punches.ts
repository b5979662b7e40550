import { seededRandom, shuffled } from "./random.ts";
import type { SeedLocation } from "./attendance.ts";
import { day, minute } from "./dates.ts";

/** A person's slot, as planned by the real code. */
export type PlannedSlot = {
  person: string;
  date: string;
  slot: number;
  start: Date;
  end: Date;
  state: string;
  /** The person is on duty elsewhere: they punch at any place. */
  isAway: boolean;
  location: SeedLocation;
};

export type PlannedPunch = {
  slot: PlannedSlot;
  kind: "in" | "out";
  at: Date;
  /** Null if no position is requested. */
  position: { latitude: number; longitude: number; distance: number } | null;
  accuracy: number;
  /** Seconds from the capture without a network to its arrival. */
  delay: number;
  suspicion: { kind: string; value: number | null } | null;
};

const metresPerDegree = 111_195;

/** Returns a point some metres away in a random direction, with the distance. */
function pointNear({ latitude, longitude }: SeedLocation, metres: number, next: () => number) {
  const angle = next() * 2 * Math.PI;
  const north = (metres * Math.cos(angle)) / metresPerDegree;
  const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: latitude + north, longitude: longitude + east, distance: Math.round(metres * 10) / 10 };
}

/** Returns a person's arrival and departure; null if forgotten or absent. */
function punchTimes({ person, date, slot, start, end }: PlannedSlot): { in: Date | null; out: Date | null } {
  const next = seededRandom(`${person} ${date} ${slot}`);
  // Some people are never late, some often.
  const isOftenLate = seededRandom(person)() < 0.25;
  const draw = next();
  if (draw < 0.025) return { in: null, out: null };
  const isLate = next() < (isOftenLate ? 0.3 : 0.07);
  const arrival = isLate ? 16 + next() ** 2 * 55 : -24 + next() * 32;
  const leavesEarly = next() < 0.05;
  // Occasionally a person leaves in the middle of the day.
  const length = (end.getTime() - start.getTime()) / minute;
  const leavesAtMidday = draw > 0.98 && length > 420;
  const departure = leavesAtMidday
    ? -length * (0.55 + 0.1 * next())
    : leavesEarly
      ? -70 * next() - 2
      : next() ** 2 * 45;
  const at = (moment: Date, minutes: number) => new Date(moment.getTime() + Math.round(minutes * 60) * 1000);
  return { in: at(start, arrival), out: draw < 0.05 ? null : at(end, departure) };
}

const suspicions = [
  { kind: "outside", value: 790 },
  { kind: "clockSkew", value: 540 },
  { kind: "identicalPosition", value: 9 },
  { kind: "accuracy", value: 380 },
  { kind: "speed", value: 412 },
  { kind: "offline", value: 5_400 },
  { kind: "outside", value: 1_240 },
  { kind: "identicalPosition", value: 12 },
] as const;

/** Adds reasons for an officer's review to some of the last check-ins. */
function addSuspicions(punches: PlannedPunch[], now: Date): void {
  const since = now.getTime() - 9 * day;
  const recent = punches.filter(({ kind, at, position }) => kind === "in" && position !== null && at.getTime() > since);
  const order = shuffled(recent, seededRandom("suspicions"));
  for (const suspicion of suspicions) {
    // Only a place that does not refuse them has punches from outside, or with an inaccurate position.
    const needsFlag = suspicion.kind === "outside" || suspicion.kind === "accuracy";
    const found = order.findIndex(({ slot }) => !needsFlag || slot.location.key === "dammam");
    const [punch] = found < 0 ? [] : order.splice(found, 1);
    if (punch === undefined) continue;
    punch.suspicion = suspicion;
    if (suspicion.kind === "offline") punch.delay = suspicion.value;
    if (suspicion.kind === "accuracy") punch.accuracy = suspicion.value;
    if (suspicion.kind === "outside")
      punch.position = pointNear(punch.slot.location, suspicion.value, seededRandom("outside"));
  }
}

/**
 * Plans all punches up to now: mostly in time, sometimes late, early, forgotten or missing; the same for the same date
 * on every machine. People in `withoutPunchToday` have not punched today, so that visitors can try it.
 */
export function planPunches(
  slots: readonly PlannedSlot[],
  { now, today, withoutPunchToday }: { now: Date; today: string; withoutPunchToday: ReadonlySet<string> },
): PlannedPunch[] {
  const punches: PlannedPunch[] = [];
  for (const slot of slots) {
    if (slot.state === "leave" || (slot.date === today && withoutPunchToday.has(slot.person))) continue;
    const next = seededRandom(`${slot.person} ${slot.date} place`);
    const times = punchTimes(slot);
    for (const kind of ["in", "out"] as const) {
      const at = times[kind];
      // Skips missing punches and those in the future.
      if (at === null || at > now) continue;
      const position = slot.isAway ? null : pointNear(slot.location, next() * slot.location.radius * 0.45, next);
      punches.push({ slot, kind, at, position, accuracy: 4 + Math.round(next() * 30), delay: 0, suspicion: null });
    }
  }
  addSuspicions(punches, now);
  return punches.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
