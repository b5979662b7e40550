import { Temporal } from "temporal-polyfill";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Settings, SettingsSource } from "#platform/settings/settings.ts";
import type { Location } from "../../contract/evaluation.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import { prepareRules, type PreparedRules, type Rules } from "../engine/prepare-rules.ts";
import { datesBetween, listOccurrences } from "./list-dates.ts";
import { readRules, readVersion, type OvertimePolicyRule, type StoredRules, type WorkingTimeRule } from "./queries.ts";

export type KnownLocation = NamedReference & Omit<Location, "active"> & { isActive: boolean; outdoors: boolean };

/** All rules at one moment, prepared for judging. Deleted zones and locations are included for their names. */
export type RulesSnapshot = {
  version: string;
  timeZone: string;
  rules: Rules;
  prepared: PreparedRules;
  zones: ReadonlyMap<string, NamedReference>;
  locations: ReadonlyMap<string, KnownLocation>;
  exceptionDays: ReadonlyMap<string, { id: string; nameAr: string | null; nameEn: string | null }>;
  /** The active rules of working time. */
  workingTimeRules: readonly WorkingTimeRule[];
  /** The active policies of overtime. */
  overtimePolicies: readonly OvertimePolicyRule[];
};

/**
 * Runs after claims of overtime that are settled as time off may have changed, in the same transaction, with the people
 * locked (1,000 at most).
 */
export type ClaimFollower = (tx: Transaction, personIds: readonly string[]) => Promise<void>;

export type RulesSource = {
  /** Notified about claims wherever they are computed by the rules, or decided on. */
  readonly claimFollowers: readonly ClaimFollower[];
  /** Returns the current rules. */
  current(db: Reader): Promise<RulesSnapshot>;
  /** Returns this version of `attendance_rules`, or a later one if it was replaced. */
  at(db: Reader, version: string): Promise<RulesSnapshot>;
};

type Organisation = Pick<Settings, "timeZone" | "firstDayOfWeek" | "anyAssignedLocation">;

/** Years ahead for which repeating exception days are expanded. */
const yearsAhead = 2;

/** Converts stored rules to the engine's input. An exception day is included once per date. */
function rulesOf(stored: StoredRules, organisation: Organisation): Rules {
  const today = Temporal.PlainDate.from(civilDateIn(organisation.timeZone));
  const until = today.add({ years: yearsAhead }).toString();
  return {
    timeZone: organisation.timeZone,
    firstDayOfWeek: organisation.firstDayOfWeek,
    anyAssignedLocation: organisation.anyAssignedLocation,
    zones: stored.zones.filter(({ deleted }) => !deleted),
    locations: stored.locations.filter(({ deleted }) => !deleted),
    assignments: stored.assignments.map((assignment) => ({ ...assignment, users: [] })),
    exceptionDays: stored.exceptionDays.flatMap((exception) =>
      listOccurrences(exception, exception.repeats === "none" ? exception.date : until)
        .flatMap(datesBetween)
        .map((date) => ({ ...exception, date, users: [] })),
    ),
  };
}

/** Returns a reference without other fields. */
export const named = ({ id, nameAr, nameEn }: NamedReference): NamedReference => ({ id, nameAr, nameEn });

/** Returns the names of a location, a zone or the like; null if it is not known. */
export function referenceTo(things: ReadonlyMap<string, NamedReference>, id: string | null): NamedReference | null {
  const thing = things.get(id ?? "");
  return thing === undefined ? null : named(thing);
}

function snapshotOf(stored: StoredRules, organisation: Organisation): RulesSnapshot {
  const rules = rulesOf(stored, organisation);
  return {
    version: stored.version,
    timeZone: organisation.timeZone,
    rules,
    prepared: prepareRules(rules),
    zones: new Map(stored.zones.map((zone) => [zone.id, named(zone)])),
    locations: new Map(
      stored.locations.map(({ active, deleted: _, ...location }) => [location.id, { ...location, isActive: active }]),
    ),
    exceptionDays: new Map(stored.exceptionDays.map(({ id, nameAr, nameEn }) => [id, { id, nameAr, nameEn }])),
    workingTimeRules: stored.workingTimeRules,
    overtimePolicies: stored.overtimePolicies,
  };
}

/** Reads the rules as this transaction sees them, including its own changes; without a cache. */
export async function loadRules(db: Reader, settings: SettingsSource): Promise<RulesSnapshot> {
  return snapshotOf(await readRules(db), await settings(db));
}

/** Number of cached versions: requests in progress may still query older ones. */
const maxCached = 3;

/**
 * Creates the rules' cache of this node: read once per version and per change of relevant settings. Must not be used by
 * the transaction that changes rules, as its reads may be rolled back: use `loadRules` there.
 */
export function createRules(settings: SettingsSource, claimFollowers: readonly ClaimFollower[] = []): RulesSource {
  const cache = new Map<string, Promise<RulesSnapshot>>();

  async function at(db: Reader, version: string): Promise<RulesSnapshot> {
    const organisation = await settings(db);
    const { timeZone, firstDayOfWeek, anyAssignedLocation } = organisation;
    // By month, because future dates are expanded only up to a limit.
    const rest = [timeZone, firstDayOfWeek, anyAssignedLocation, civilDateIn(timeZone).slice(0, 7)].join(" ");
    const keyOf = (one: string): string => `${one} ${rest}`;
    const known = cache.get(keyOf(version));
    if (known !== undefined) return known;
    const reading = readRules(db).then((stored) => snapshotOf(stored, organisation));
    cache.set(keyOf(version), reading);
    for (const oldest of [...cache.keys()].slice(0, -maxCached)) cache.delete(oldest);
    try {
      const snapshot = await reading;
      // The requested version was replaced: the result is cached under its own version.
      if (snapshot.version !== version) {
        cache.delete(keyOf(version));
        cache.set(keyOf(snapshot.version), reading);
      }
      return snapshot;
    } catch (error) {
      if (cache.get(keyOf(version)) === reading) cache.delete(keyOf(version));
      throw error;
    }
  }

  return { claimFollowers, at, current: async (db) => at(db, await readVersion(db)) };
}
