import { useTranslations } from "use-intl";
import { FilterBar } from "#ui/index-page/FilterBar.tsx";
import { Select } from "#ui/Select.tsx";
import type { DirectorySearch } from "./search.ts";
import { usePlaces } from "./use-places.ts";

export interface DirectoryFiltersProps {
  search: DirectorySearch;
  onChange: (change: Partial<Record<"search" | "department" | "place", string | undefined>>) => void;
  /** How many there are, said when it changes. */
  count: string | null;
}

/** Who is looked for: words, the department, the place. */
export function DirectoryFilters({ search, onChange, count }: DirectoryFiltersProps) {
  const t = useTranslations("directory");
  const { departments, places } = usePlaces();
  return (
    <FilterBar
      box={{
        label: t("search"),
        placeholder: t("searchHint"),
        words: search.search ?? "",
        mostLetters: 200,
        onSearch: (words) => onChange({ search: words }),
      }}
      count={count}
    >
      <Select
        compact
        hideLabel
        label={t("department")}
        placeholder={t("anyDepartment")}
        options={departments}
        value={search.department ?? ""}
        onChange={(event) => onChange({ department: event.target.value })}
      />
      <Select
        compact
        hideLabel
        label={t("place")}
        placeholder={t("anyPlace")}
        options={places}
        value={search.place ?? ""}
        onChange={(event) => onChange({ place: event.target.value })}
      />
    </FilterBar>
  );
}
