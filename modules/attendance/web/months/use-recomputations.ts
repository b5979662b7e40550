import { useQuery } from "@tanstack/react-query";
import { isUnfinished, recomputationsQuery } from "./api.ts";

/** Milliseconds between two looks at work that goes on. */
const pace = 2000;

/** What is computed again: looked at again and again while something is. */
export const useRecomputations = () =>
  useQuery({
    ...recomputationsQuery,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnfinished) === true ? pace : false),
  });
