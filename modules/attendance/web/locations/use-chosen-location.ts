import { useQuery } from "@tanstack/react-query";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { locationQuery } from "./api.ts";

/** The location of an id that an address names; undefined while it is asked for, and when there is none. */
export function useChosenLocation(id: string | undefined): Location | undefined {
  const { data } = useQuery({ ...locationQuery(id ?? ""), enabled: id !== undefined });
  return id === undefined ? undefined : data?.data;
}
