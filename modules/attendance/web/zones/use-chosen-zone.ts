import { useQuery } from "@tanstack/react-query";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { zoneQuery } from "../rules/api.ts";

/** The zone of an id that an address names; undefined while it is asked for, and when there is none. */
export function useChosenZone(id: string | undefined): Zone | undefined {
  const { data } = useQuery({ ...zoneQuery(id ?? ""), enabled: id !== undefined });
  return id === undefined ? undefined : data?.data;
}
