import { Temporal } from "temporal-polyfill";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Settings, SettingsSource } from "#platform/settings/settings.ts";
import type { Location } from "../../contract/evaluation.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import { prepareRules, type PreparedRules, type Rules } from "../engine/prepare-rules.ts";
import { listDates } from "../exception-days/list-dates.ts";
import { readRules, readVersion, type StoredRules } from "./queries.ts";

/** A place of work with its names. */
export type KnownLocation = NamedReference & Omit<Location, "active"> & { isActive: boolean };

/** All rules at one moment, ready for judging. Zones and locations that were deleted are kept for their names. */
export type RulesSnapshot = {
  version: string;
  /** The organisation's time zone. */
  timeZone: string;
  rules: Rules;
  prepared: PreparedRules;
  zones: ReadonlyMap<string, NamedReference>;
  locations: ReadonlyMap<string, KnownLocation>;
  exceptionDays: ReadonlyMap<string, { id: string; nameAr: string | null; nameEn: string | null }>;
};

export type RulesSource = {
  /** The rules as they are now. */
  current(db: Reader): Promise<RulesSnapshot>;
  /** The rules of this version of `attendance_rules`, or of a later one when that one is over. */
  at(db: Reader, version: string): Promise<RulesSnapshot>;
};

type Organisation = Pick<Settings, "timeZone" | "firstDayOfWeek" | "anyAssignedLocation">;

/** Exception days that repeat are known for so long ahead. */
const yearsAhead = 2;

/** What the engine is given of stored rules. A repeated exception day is there once for each of its dates. */
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
      (exception.repeats === "none" ? [exception.date] : listDates(exception, until)).map((date) => ({
        ...exception,
        date,
        users: [],
      })),
    ),
  };
}

const named = ({ id, nameAr, nameEn }: NamedReference): NamedReference => ({ id, nameAr, nameEn });

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
  };
}

/** Reads the rules as this transaction sees them, its own changes included; remembers nothing. */
export async function loadRules(db: Reader, settings: SettingsSource): Promise<RulesSnapshot> {
  return snapshotOf(await readRules(db), await settings(db));
}

/** As many versions are kept: those that requests under way may still ask for. */
const mostKept = 3;

/**
 * The rules, from the memory of this node: read once for each version and for each change of the settings that matter.
 * Never to be asked by the transaction that changes them, since what it sees may be rolled back: that is `loadRules`.
 */
export function createRules(settings: SettingsSource): RulesSource {
  const kept = new Map<string, Promise<RulesSnapshot>>();

  async function at(db: Reader, version: string): Promise<RulesSnapshot> {
    const organisation = await settings(db);
    const { timeZone, firstDayOfWeek, anyAssignedLocation } = organisation;
    // The month, because dates to come are expanded only so far ahead.
    const rest = [timeZone, firstDayOfWeek, anyAssignedLocation, civilDateIn(timeZone).slice(0, 7)].join(" ");
    const keyOf = (one: string): string => `${one} ${rest}`;
    const known = kept.get(keyOf(version));
    if (known !== undefined) return known;
    const reading = readRules(db).then((stored) => snapshotOf(stored, organisation));
    kept.set(keyOf(version), reading);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    try {
      const snapshot = await reading;
      // What was asked for is over already: what was read goes under its own name.
      if (snapshot.version !== version) {
        kept.delete(keyOf(version));
        kept.set(keyOf(snapshot.version), reading);
      }
      return snapshot;
    } catch (error) {
      if (kept.get(keyOf(version)) === reading) kept.delete(keyOf(version));
      throw error;
    }
  }

  return { at, current: async (db) => at(db, await readVersion(db)) };
}
