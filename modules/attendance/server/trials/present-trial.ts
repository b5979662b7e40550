import type { Evaluation } from "../../contract/evaluation.ts";
import type { ScheduleTrialResult } from "../../contract/schemas-officer.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import { dayOf, instantOf, writeInstant } from "../../contract/written-time.ts";
import { presentDay } from "../days/present-day.ts";
import type { StoredDay } from "../days/queries.ts";
import { decideException, reachingExceptions, type ReachingException } from "../engine/decide-exception.ts";
import { preparePerson, roleOn, type PersonCase } from "../engine/prepare-person.ts";
import { resolveSchedule } from "../engine/resolve-schedule.ts";
import { named, referenceTo, type RulesSnapshot } from "../rules/load-rules.ts";

export type Tried = {
  date: string;
  case: PersonCase;
  rows: readonly StoredDay[];
  evaluation: Evaluation;
  snapshot: RulesSnapshot;
  roles: readonly NamedReference[];
  /** Indexes of the case's punches to show. */
  shown: readonly number[];
};

type ExceptionOutcome = ScheduleTrialResult["exceptions"][number]["because"];
type Names = { [Kind in "locations" | "zones" | "roles"]: ReadonlyMap<string, NamedReference> };

/** All candidates on the date, best first, and whether they apply. */
function candidatesOf(tried: Tried, names: Names): ScheduleTrialResult["candidates"] {
  const day = dayOf(tried.date);
  const { candidates, appliedZones } = resolveSchedule(preparePerson(tried.snapshot.prepared, tried.case), day);
  const applying = new Set(appliedZones.flatMap(({ given }) => given));
  return candidates.map((given) => {
    const { id, location, zone } = given.assignment;
    const role = roleOn(given, day) ?? null;
    return {
      assignment: id,
      location: referenceTo(names.locations, location.id) ?? { id: location.id, nameAr: "", nameEn: "" },
      zone: referenceTo(names.zones, zone.id) ?? { id: zone.id, nameAr: "", nameEn: "" },
      layer: zone.layer,
      subject: given.direct ? ("user" as const) : ("role" as const),
      role: referenceTo(names.roles, role),
      applies: applying.has(given),
    };
  });
}

/** All exceptions that reach the person on the date, and why all but one do not apply. */
function exceptionsOf({ date, snapshot, case: person }: Tried, names: Names): ScheduleTrialResult["exceptions"] {
  const day = dayOf(date);
  const prepared = preparePerson(snapshot.prepared, person);
  const decided = decideException(snapshot.prepared, prepared, day);
  if (decided === null) return [];
  const because = ({ exception, level }: ReachingException): ExceptionOutcome => {
    if (exception === decided.exception) return "applies";
    if (level !== decided.level) return "level";
    if (!exception.workDay && decided.workDay) return "workWins";
    return exception.hours === null && decided.hours !== null ? "hoursWin" : "lowestId";
  };
  const rank = { user: 0, role: 1, everyone: 2 };
  return reachingExceptions(snapshot.prepared, prepared, day)
    .map((row) => ({ row, outcome: because(row) }))
    .toSorted(
      (one, other) =>
        Number(other.outcome === "applies") - Number(one.outcome === "applies") ||
        rank[one.row.level] - rank[other.row.level],
    )
    .map(({ row: { exception, level, role }, outcome }) => ({
      exceptionDay: snapshot.exceptionDays.get(exception.id) ?? { id: exception.id, nameAr: null, nameEn: null },
      level,
      role: referenceTo(names.roles, role ?? null),
      workDay: exception.workDay,
      because: outcome,
    }));
}

function punchesOf({ case: { punches }, evaluation, shown }: Tried, names: Names): ScheduleTrialResult["punches"] {
  const places = new Map(shown.map((place, index) => [place, index]));
  return evaluation.punches.flatMap(({ index: place, repeatOf, nearest, location, delaySeconds: _, ...answer }) => {
    const [index, punch] = [places.get(place), punches[place]];
    if (index === undefined || punch === undefined) return [];
    const site = referenceTo(names.locations, nearest?.location ?? null);
    return {
      ...answer,
      index,
      kind: punch.kind,
      at: writeInstant(instantOf(punch.at)),
      repeatOf: repeatOf === null ? null : (places.get(repeatOf) ?? null),
      location: referenceTo(names.locations, location),
      nearest: site === null || nearest === null ? null : { location: site, distance: nearest.distance },
    };
  });
}

/** Presents a trial to its officer, with the names of all references. */
export function presentTrial(tried: Tried): ScheduleTrialResult {
  const { snapshot, rows, evaluation } = tried;
  const names = { ...snapshot, roles: new Map(tried.roles.map((role) => [role.id, role])) };
  const candidates = candidatesOf(tried, names);
  const exceptions = exceptionsOf(tried, names);
  const reasons = rows.flatMap((row) => row.reasons);
  const known = <T>(things: ReadonlyMap<string, T>, ids: readonly (string | null | undefined)[]): T[] =>
    [...new Set(ids)].flatMap((id) => things.get(id ?? "") ?? []);
  return {
    days: rows.map((row) => presentDay(row, snapshot)),
    punches: punchesOf(tried, names),
    candidates,
    exceptions,
    references: {
      exceptionDays: known(snapshot.exceptionDays, [
        ...reasons.map(({ exception }) => exception),
        ...evaluation.warnings.flatMap(({ exceptionDays }) => exceptionDays),
      ]),
      roles: known(names.roles, [
        ...reasons.map(({ role }) => role),
        ...[...candidates, ...exceptions].map(({ role }) => role?.id),
      ]).map(named),
      locations: known(names.locations, [
        ...rows.flatMap((row) => row.permittedLocations),
        ...candidates.map(({ location }) => location.id),
      ]).map(named),
      zones: known(names.zones, [...rows.map((row) => row.zone), ...candidates.map(({ zone }) => zone.id)]),
    },
    warnings: evaluation.warnings,
    conflicts: evaluation.conflicts,
  };
}
