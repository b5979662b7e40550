import { useQueries, useQuery } from "@tanstack/react-query";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { locationQuery, locationsQuery } from "../locations/api.ts";

/** As many as the server gives at once; where there are more, what is missing is asked for one by one. */
const most = 100;

/** The locations that punches were made at or near; undefined until each is known, or known not to be there. */
export function useLocationsOf(punches: readonly ReviewedPunch[]): readonly Location[] | undefined {
  const listed = useQuery(locationsQuery({ limit: most }));
  const known = listed.data?.data ?? [];
  const wanted = new Set(punches.flatMap(({ punch }) => (punch.location ?? punch.nearest?.location)?.id ?? []));
  const missing = listed.isPending ? [] : [...wanted].filter((id) => !known.some((one) => one.id === id));
  const others = useQueries({ queries: missing.map((id) => locationQuery(id)) });
  if (listed.isPending || others.some(({ isPending }) => isPending)) return undefined;
  return [...known, ...others.flatMap(({ data }) => data?.data ?? [])];
}
