import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { ListTools, type ListFilter } from "#kit/ListTools.tsx";
import { nameIn } from "#shared/locale.ts";
import { LocationFilter } from "../locations/LocationFilter.tsx";
import { useChosenLocation } from "../locations/use-chosen-location.ts";
import { mostLetters } from "../read-address.ts";
import type { PeopleSearch } from "./search.ts";
import { useDepartments } from "./use-departments.ts";

export interface PeopleFiltersProps {
  search: PeopleSearch;
  /** Of their days, by the name `state` in the address. */
  state: ListFilter;
  /** How many there are, said when it changes. */
  count: string | null;
  /** The search of the whole list; empty by default. */
  whole?: object;
}

/** Whom a list is about: words in the name, the state of their day, the place, the department. */
export function PeopleFilters({ search, state, ...props }: PeopleFiltersProps) {
  const t = useTranslations("attendanceOfficer.filters");
  const locale = useLocale();
  const location = useChosenLocation(search.location);
  return (
    <ListTools
      {...props}
      search={search}
      searchLabel={t("search")}
      searchHint={t("searchHint")}
      mostLetters={mostLetters}
      filters={[
        state,
        {
          name: "location",
          label: t("location"),
          chosen: location === undefined ? undefined : nameIn(locale, location),
          render: (slot) => <LocationFilter compact label={t("location")} any={t("anyLocation")} {...slot} />,
        },
        { name: "department", label: t("department"), any: t("anyDepartment"), options: useDepartments() },
      ]}
    />
  );
}
