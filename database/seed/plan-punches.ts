import { chance, shuffled } from "./chance.ts";
import type { SeedLocation } from "./attendance.ts";

/** A slot of somebody, as the real code has planned it. */
export type PlannedSlot = {
  person: string;
  date: string;
  slot: number;
  start: Date;
  end: Date;
  state: string;
  /** The person is away on duty: they punch, wherever they are. */
  isAway: boolean;
  location: SeedLocation;
};

export type PlannedPunch = {
  slot: PlannedSlot;
  kind: "in" | "out";
  at: Date;
  /** Null where nobody is asked where they are. */
  position: { latitude: number; longitude: number; distance: number } | null;
  accuracy: number;
  /** Captured without a network, this many seconds before it arrived. */
  delay: number;
  suspicion: { kind: string; value: number | null } | null;
};

const minute = 60_000;
const metresOfDegree = 111_195;

/** A point some metres away in some direction, and how many. */
function near({ latitude, longitude }: SeedLocation, metres: number, next: () => number) {
  const angle = next() * 2 * Math.PI;
  const north = (metres * Math.cos(angle)) / metresOfDegree;
  const east = (metres * Math.sin(angle)) / (metresOfDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: latitude + north, longitude: longitude + east, distance: Math.round(metres * 10) / 10 };
}

/** When somebody came and went; null where they forgot, or never came. */
function momentsOf({ person, date, slot, start, end }: PlannedSlot): { in: Date | null; out: Date | null } {
  const next = chance(`${person} ${date} ${slot}`);
  // Some are never late, some often.
  const isEasygoing = chance(person)() < 0.25;
  const draw = next();
  if (draw < 0.025) return { in: null, out: null };
  const isLate = next() < (isEasygoing ? 0.3 : 0.07);
  const arrival = isLate ? 16 + next() ** 2 * 55 : -24 + next() * 32;
  const leavesEarly = next() < 0.05;
  // Now and then somebody goes home in the middle of the day.
  const length = (end.getTime() - start.getTime()) / minute;
  const isUnwell = draw > 0.98 && length > 420;
  const departure = isUnwell ? -length * (0.55 + 0.1 * next()) : leavesEarly ? -70 * next() - 2 : next() ** 2 * 45;
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

/** Gives some of the last check-ins something an officer may want to look at. */
function addSuspicions(punches: PlannedPunch[], now: Date): void {
  const since = now.getTime() - 9 * 24 * 60 * minute;
  const recent = punches.filter(({ kind, at, position }) => kind === "in" && position !== null && at.getTime() > since);
  const order = shuffled(recent, chance("suspicions"));
  for (const suspicion of suspicions) {
    // Only a place that does not refuse has punches from outside, or from somewhere that the device did not know well.
    const needsFlag = suspicion.kind === "outside" || suspicion.kind === "accuracy";
    const found = order.findIndex(({ slot }) => !needsFlag || slot.location.key === "dammam");
    const [punch] = found < 0 ? [] : order.splice(found, 1);
    if (punch === undefined) continue;
    punch.suspicion = suspicion;
    if (suspicion.kind === "offline") punch.delay = suspicion.value;
    if (suspicion.kind === "accuracy") punch.accuracy = suspicion.value;
    if (suspicion.kind === "outside") punch.position = near(punch.slot.location, suspicion.value, chance("outside"));
  }
}

/**
 * What everybody punched up to now: mostly in time, sometimes late, early, forgotten or not at all; the same for the same
 * date on every machine. Those in `untouched` have not come today yet, so that there is something to try.
 */
export function planPunches(
  slots: readonly PlannedSlot[],
  { now, today, untouched }: { now: Date; today: string; untouched: ReadonlySet<string> },
): PlannedPunch[] {
  const punches: PlannedPunch[] = [];
  for (const slot of slots) {
    if (slot.state === "leave" || (slot.date === today && untouched.has(slot.person))) continue;
    const next = chance(`${slot.person} ${slot.date} place`);
    const moments = momentsOf(slot);
    for (const kind of ["in", "out"] as const) {
      const at = moments[kind];
      // Whoever is on the way has not punched yet; whoever never came has not left.
      if (at === null || at > now) continue;
      const position = slot.isAway ? null : near(slot.location, next() * slot.location.radius * 0.45, next);
      punches.push({ slot, kind, at, position, accuracy: 4 + Math.round(next() * 30), delay: 0, suspicion: null });
    }
  }
  addSuspicions(punches, now);
  return punches.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
