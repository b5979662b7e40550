import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { FilterBar } from "#ui/index-page/FilterBar.tsx";
import { Select } from "#ui/Select.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { SearchLink, useSearchChange } from "./page-search.tsx";

/** A list filter; `name` is its search param. */
export type ListFilter = { name: string; label: string } & (
  | {
      /** Label of the option that filters nothing: "Every kind". */
      any: string;
      options: readonly { value: string; label: string }[];
    }
  | {
      /** The label of the chosen value. */
      chosen: string | undefined;
      /** Custom control for many choices; omit it if the filter is set only by links. */
      render?: (slot: { value: string | undefined; onChange: (value: string) => void }) => ReactNode;
    }
);

const chosenOf = (filter: ListFilter, value: string | undefined): string | undefined =>
  "options" in filter ? filter.options.find((option) => option.value === value)?.label : filter.chosen;

export interface ListToolsProps {
  /** The page's search params; every change returns to the first page. */
  search: { search?: string; cursor?: string };
  /** Label of the search box; a general one by default. */
  searchLabel?: string | undefined;
  /** Placeholder of the search box; its label by default. */
  searchHint?: string;
  filters: readonly ListFilter[];
  maxSearchLength: number;
  /** The number of entries, announced when it changes. */
  count?: ReactNode;
  /** Search params of the unfiltered list; empty by default. */
  whole?: object;
}

/** Renders a list's search box, filters and chips; their values are kept in the address. */
export function ListTools(props: ListToolsProps) {
  const { search, searchLabel, searchHint, filters, maxSearchLength, count, whole = {} } = props;
  const t = useTranslations("kit.list");
  const values: Record<string, string | undefined> = { ...search };
  const changeSearch = useSearchChange<typeof values>();
  const change = (name: string, value: string, replace = false): void =>
    changeSearch(({ cursor: _, [name]: __, ...others }) => (value === "" ? others : { ...others, [name]: value }), {
      replace,
    });

  const label = searchLabel ?? t("search");
  const words = search.search ?? "";
  const chips = [
    ...(words === "" ? [] : [{ id: "search", label: t("withText", { text: isolated(words) }) }]),
    ...filters.flatMap((filter) => {
      const chosen = chosenOf(filter, values[filter.name]);
      return chosen === undefined
        ? []
        : [{ id: filter.name, label: t("chip", { filter: filter.label, value: chosen }) }];
    }),
  ];
  return (
    <>
      <FilterBar
        box={{
          label,
          placeholder: searchHint ?? label,
          words,
          maxSearchLength,
          onSearch: (typed) => change("search", typed, true),
        }}
        count={count}
      >
        {filters.map((filter) =>
          "options" in filter ? (
            <Select
              key={filter.name}
              label={filter.label}
              hideLabel
              compact
              placeholder={filter.any}
              options={filter.options}
              value={values[filter.name] ?? ""}
              onChange={(event) => change(filter.name, event.target.value)}
            />
          ) : (
            filter.render !== undefined && (
              <div key={filter.name}>
                {filter.render({ value: values[filter.name], onChange: (value) => change(filter.name, value) })}
              </div>
            )
          ),
        )}
      </FilterBar>
      <FilterChips
        bar
        chips={chips}
        onRemove={(name) => change(name, "")}
        renderClear={(slot) => <SearchLink search={whole} resetScroll={false} {...slot} />}
      />
    </>
  );
}
