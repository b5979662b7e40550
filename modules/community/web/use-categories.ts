import { useQuery } from "@tanstack/react-query";
import { useLocale } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import { useSpreadRefetch } from "#client/use-spread-refetch.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import type { SelectOption } from "#ui/Select.tsx";
import { categoriesQuery, listCategories } from "./api.ts";
import { allCategoryId } from "./sorts.ts";

const causes = ["topic.created", "comment.created"];

/** The categories with their counts, refetched some seconds after events. */
export function useCategories() {
  useSpreadRefetch(keyOf(listCategories), ({ action }) => causes.includes(action), { least: 4_000, spread: 8_000 });
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
