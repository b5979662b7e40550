import { useTranslations } from "use-intl";
import { ListTools, type ListFilter } from "#kit/ListTools.tsx";
import { maxLetters } from "../read-address.ts";
import { useReferenceFilter } from "../rules/ReferenceFilter.tsx";
import type { PeopleSearch } from "../search.ts";
import { useDepartments } from "./use-departments.ts";

export interface PeopleFiltersProps {
  search: PeopleSearch;
  state: ListFilter;
  /** The number of people, announced on change. */
  count: string | null;
  /** Search parameters without filters; empty by default. */
  whole?: object;
}

export function PeopleFilters({ search, state, ...props }: PeopleFiltersProps) {
  const t = useTranslations("attendanceOfficer.filters");
  return (
    <ListTools
      {...props}
      search={search}
      searchLabel={t("search")}
      searchHint={t("searchHint")}
      maxSearchLength={maxLetters}
      filters={[
        state,
        useReferenceFilter("location", search.location, { label: t("location"), any: t("anyLocation") }),
        { name: "department", label: t("department"), any: t("anyDepartment"), options: useDepartments() },
      ]}
    />
  );
}
