import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useChanges } from "#client/events.ts";
import { useLocale } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import type { SelectOption } from "#ui/Select.tsx";
import { categoriesQuery, listCategories } from "./api.ts";
import { allCategoryId } from "./sorts.ts";

/** Milliseconds from an event to the refetch of the counts: one refetch for many events, spread over clients. */
const delayMs = { least: 4_000, spread: 8_000 };

/** The categories with their counts, refetched some seconds after events. */
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
      delayMs.least + Math.random() * delayMs.spread,
    );
  });

  return useQuery(categoriesQuery);
}

/** The categories as options of a `Select`, without "All". */
export function useCategoryOptions(isOption: (category: Category) => boolean = () => true): SelectOption[] {
  const locale = useLocale();
  const categories = useCategories().data?.data ?? [];
  return categories
    .filter((category) => category.id !== allCategoryId && isOption(category))
    .map((category) => ({ value: category.id, label: nameIn(locale, category) }));
}
