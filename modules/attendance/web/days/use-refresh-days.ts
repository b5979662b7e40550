import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "#client/query.ts";
import { readBoard } from "../board/api.ts";
import { readSheet } from "../sheet/api.ts";
import { readDayDetails } from "./api.ts";

/** Reads what officers see of days again, after one of them changed something. */
export function useRefreshDays(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [keyOf(readDayDetails), keyOf(readBoard), [readSheet.path]]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
