import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { PermittedLocation } from "../../contract/schemas-day.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { loadCases } from "../days/load-cases.ts";
import { candidatesOn, preparePerson } from "../engine/prepare-person.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";

/** Presents locations by id to people who may punch there. */
export const presentLocations = ({ locations }: RulesSnapshot, ids: readonly string[]): PermittedLocation[] =>
  ids.flatMap((id) => {
    const location = locations.get(id);
    if (location === undefined) return [];
    const { nameAr, nameEn, latitude, longitude, radius, fencePolicy, strict, maximumAccuracy } = location;
    return [{ id, nameAr, nameEn, latitude, longitude, radius, fencePolicy, strict, maximumAccuracy }];
  });

/** Returns all places assigned to a person today, even if the applied schedule is at another place. */
export async function listMyLocations(
  db: Reader,
  context: AttendanceContext,
  personId: string,
): Promise<PermittedLocation[]> {
  const today = civilDateIn((await context.settings(db)).timeZone);
  const { snapshot, people } = await loadCases(db, context.rules, [personId], { from: today, to: today });
  const person = people.get(personId);
  if (person === undefined) throw new Error(`Person ${personId} is not there.`);
  const given = candidatesOn(preparePerson(snapshot.prepared, person.case), dayOf(today));
  const places = [...new Set(given.map(({ assignment }) => assignment.location))];
  const open = places.filter(({ active }) => active).toSorted((one, other) => one.idRank - other.idRank);
  const ids = open.map(({ id }) => id);
  return presentLocations(snapshot, ids);
}
