import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useChanges } from "#client/events.ts";
import { keyOf } from "#client/query.ts";
import { categoriesQuery, listCategories } from "./api.ts";

/** Milliseconds after something new until the numbers are asked for: not every screen at once, and once for many. */
const patience = { least: 4_000, spread: 8_000 };

/** The categories with their numbers, which follow what happens within some seconds. */
export function useCategories() {
  const queryClient = useQueryClient();
  const planned = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(planned.current ?? undefined), []);

  useChanges(({ action }) => {
    if ((action !== "topic.created" && action !== "comment.created") || planned.current !== null) return;
    planned.current = setTimeout(
      () => {
        planned.current = null;
        void queryClient.invalidateQueries({ queryKey: keyOf(listCategories) });
      },
      patience.least + Math.random() * patience.spread,
    );
  });

  return useQuery(categoriesQuery);
}
