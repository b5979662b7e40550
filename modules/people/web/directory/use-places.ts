import { useQuery } from "@tanstack/react-query";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { departmentsQuery, workplacesQuery } from "./api.ts";

type Choice = { value: string; label: string };

/** Departments and places that people can be looked for by, in the order of their names. A place is its own value. */
export function usePlaces(): { departments: Choice[]; places: Choice[] } {
  const locale = useLocale();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const places = useQuery(workplacesQuery).data?.data ?? [];
  const { compare } = new Intl.Collator(locale);
  const sorted = (choices: Choice[]): Choice[] => choices.toSorted((one, other) => compare(one.label, other.label));
  return {
    departments: sorted(departments.map((one) => ({ value: one.id, label: nameIn(locale, one) }))),
    places: sorted(places.map((one) => ({ value: one.nameEn ?? one.nameAr ?? "", label: nameIn(locale, one) }))),
  };
}
