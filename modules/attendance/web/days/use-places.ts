import { useQuery } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { useLocale } from "#client/intl.tsx";
import { queryOf } from "#client/query.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import type { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { nameIn } from "#shared/locale.ts";
import { locationsQuery } from "../locations/api.ts";

const listDepartments = endpoint<typeof departmentRoutes.listDepartments>("GET", "/departments");

const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });
/** As many as the server gives at once. */
const most = 100;

/** The departments and locations that people can be looked for by, in the order of their names. */
export function usePlaces() {
  const locale = useLocale();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const locations = useQuery(locationsQuery({ limit: most })).data?.data ?? [];
  const { compare } = new Intl.Collator(locale);
  const sorted = (places: readonly NamedReference[]): { value: string; label: string }[] =>
    places
      .map((place) => ({ value: place.id, label: nameIn(locale, place) }))
      .sort((one, other) => compare(one.label, other.label));
  return { departments: sorted(departments), locations: sorted(locations) };
}
