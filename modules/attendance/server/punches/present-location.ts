import type { PermittedLocation } from "../../contract/schemas-day.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";

/** Presents locations by id to people who may punch there. */
export const presentLocations = ({ locations }: RulesSnapshot, ids: readonly string[]): PermittedLocation[] =>
  ids.flatMap((id) => {
    const location = locations.get(id);
    if (location === undefined) return [];
    const { nameAr, nameEn, latitude, longitude, radius, fencePolicy, strict, maximumAccuracy } = location;
    return [{ id, nameAr, nameEn, latitude, longitude, radius, fencePolicy, strict, maximumAccuracy }];
  });
