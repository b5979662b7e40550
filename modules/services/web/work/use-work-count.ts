import { useQuery } from "@tanstack/react-query";
import { workCountQuery } from "../api.ts";

/** How many things wait for me: the one number of every screen. 0 while that is not known. */
export const useWorkCount = (): number => useQuery(workCountQuery).data?.data.count ?? 0;
