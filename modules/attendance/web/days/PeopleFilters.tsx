import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FilterBar } from "#ui/index-page/FilterBar.tsx";
import { Select } from "#ui/Select.tsx";
import { LocationFilter } from "../locations/LocationFilter.tsx";
import { mostLetters } from "../read-address.ts";
import type { PeopleSearch } from "./search.ts";
import { useDepartments } from "./use-departments.ts";

export interface PeopleFiltersProps {
  search: PeopleSearch;
  /** `isTyping`: the address replaces the one before it. */
  onChange: (
    change: Partial<Record<"location" | "department" | "search", string | undefined>>,
    isTyping?: boolean,
  ) => void;
  /** How many there are, said when it changes. */
  count: string | null;
  /** More choices, after those of the place. */
  children?: ReactNode;
}

/** Whom a list is about: words in the name, the place, the department. */
export function PeopleFilters({ search, onChange, count, children }: PeopleFiltersProps) {
  const t = useTranslations("attendanceOfficer.filters");
  const departments = useDepartments();
  return (
    <FilterBar
      box={{
        label: t("search"),
        placeholder: t("searchHint"),
        words: search.search ?? "",
        mostLetters,
        onSearch: (words) => onChange({ search: words }, true),
      }}
      count={count}
    >
      {children}
      <LocationFilter
        compact
        label={t("location")}
        any={t("anyLocation")}
        value={search.location}
        onChange={(location) => onChange({ location })}
      />
      <Select
        compact
        hideLabel
        label={t("department")}
        placeholder={t("anyDepartment")}
        options={departments}
        value={search.department ?? ""}
        onChange={(event) => onChange({ department: event.target.value })}
      />
    </FilterBar>
  );
}
