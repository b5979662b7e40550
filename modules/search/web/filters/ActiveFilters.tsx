import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { usePages } from "#client/use-pages.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import { nameIn } from "#shared/locale.ts";
import { boxClass } from "#ui/primitives.ts";
import { categoriesQuery, resultsQuery } from "../api.ts";
import { resultId } from "../results/ResultRow.tsx";
import { filterNames, without, type SearchRequest, type SearchAddress } from "../search.ts";

type FilterName = (typeof filterNames)[number];

function useFilterTexts(request: SearchRequest): (name: FilterName, value: string) => string {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  const { date } = useFormats();
  const categories = useQuery(categoriesQuery).data?.data ?? [];
  const results = usePages(resultsQuery(request), resultId).rows ?? [];
  return (name, value) => {
    if (name === "category") {
      const category = categories.find(({ id }) => id === value);
      return category === undefined ? t("category") : nameIn(locale, category);
    }
    if (name === "author") {
      const author = results.find(({ person }) => person.id === value)?.person;
      return author === undefined ? t("byOne") : t("by", { name: isolated(nameIn(locale, author)) });
    }
    return t(name === "from" ? "fromDay" : "toDay", { day: date(`${value}T12:00:00Z`) });
  };
}

export function ActiveFilters({ request }: { request: SearchRequest }) {
  const changeSearch = useSearchChange<SearchAddress>();
  const textOf = useFilterTexts(request);
  const chips = filterNames.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : { id: name, label: textOf(name, value) };
  });
  if (chips.length === 0) return null;
  return (
    <div className={boxClass("below-4")}>
      <FilterChips
        chips={chips}
        onRemove={(name) => changeSearch(() => without(request, name))}
        renderClear={
          chips.length > 1
            ? (slot) => <Link to="/search" search={without(request, ...filterNames)} {...slot} />
            : undefined
        }
      />
    </div>
  );
}
