import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { queryOf } from "#client/query.ts";
import { ListTools, type ListFilter } from "#kit/ListTools.tsx";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { maxLetters } from "../read-address.ts";
import { useReferenceFilter } from "../rules/ReferenceFilter.tsx";
import type { PeopleSearch } from "../search.ts";

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

const listDepartments = endpoint(departmentRoutes.listDepartments);

const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });

export function useDepartments(): { value: string; label: string }[] {
  const locale = useLocale();
  const formats = useFormats();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const { compare } = new Intl.Collator(locale);
  return departments
    .map((department) => ({ value: department.id, label: formats.name(department) }))
    .sort((one, other) => compare(one.label, other.label));
}
