import { useQuery } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { queryOf } from "#client/query.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";

const listDepartments = endpoint(departmentRoutes.listDepartments);

const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });

/** Returns the departments, sorted by name. */
export function useDepartments(): { value: string; label: string }[] {
  const locale = useLocale();
  const formats = useFormats();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const { compare } = new Intl.Collator(locale);
  return departments
    .map((department) => ({ value: department.id, label: formats.name(department) }))
    .sort((one, other) => compare(one.label, other.label));
}
