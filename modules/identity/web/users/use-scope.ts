import { useQuery } from "@tanstack/react-query";
import { useHolds } from "#client/use-holds.ts";
import { departmentsQuery, managedDepartmentsQuery } from "./api.ts";

/**
 * Returns whether the user manages all accounts, or those within bounds only, and the departments into which they may
 * bring people; none while loading.
 */
export function useScope() {
  const isWhole = useHolds("user.manage") === "whole";
  const all = useQuery(departmentsQuery).data?.data ?? [];
  const managed = useQuery({ ...managedDepartmentsQuery, enabled: !isWhole }).data?.data ?? [];
  return { isWhole, departments: isWhole ? all : all.filter(({ id }) => managed.includes(id)) };
}
