import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { FilterChips } from "#ui/FilterChips.tsx";
import { Select } from "#ui/Select.tsx";
import type { ListSearch } from "../search.ts";
import styles from "./ListTools.module.css";
import { SearchBox } from "./SearchBox.tsx";

/** A choice that narrows a list, by its name in the address. */
export type ListFilter = {
  name: string;
  label: string;
  /** What stands for all. */
  any: string;
  options: readonly { value: string; label: string }[];
};

export interface ListToolsProps {
  search: ListSearch;
  filters: readonly ListFilter[];
}

/** What a list is narrowed by: words, choices, and all of it as chips to be taken away. */
export function ListTools({ search, filters }: ListToolsProps) {
  const t = useTranslations("publicationsAdmin.list");
  const navigate = useNavigate();
  const values: Record<string, string | undefined> = { ...search };

  const change = (name: string, value: string): void => {
    const { cursor: _, [name]: __, ...others } = values;
    void navigate({
      to: ".",
      search: (value === "" ? others : { ...others, [name]: value }) as never,
      resetScroll: false,
    });
  };
  const chips = [
    ...(search.search === undefined ? [] : [{ id: "search", label: t("withText", { text: isolated(search.search) }) }]),
    ...filters.flatMap(({ name, label, options }) => {
      const chosen = options.find(({ value }) => value === values[name]);
      return chosen === undefined ? [] : [{ id: name, label: t("chip", { filter: label, value: chosen.label }) }];
    }),
  ];
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            label={t("search")}
            placeholder={t("search")}
            words={search.search ?? ""}
            onSearch={(words) => change("search", words)}
          />
        </div>
        <div className={styles.filters}>
          {filters.map(({ name, label, any, options }) => (
            <Select
              key={name}
              label={label}
              hideLabel
              compact
              placeholder={any}
              options={options}
              value={values[name] ?? ""}
              onChange={(event) => change(name, event.target.value)}
            />
          ))}
        </div>
      </div>
      {chips.length > 0 && (
        <div className={styles.chips}>
          <FilterChips
            label={t("inForce")}
            chips={chips.map(({ id, label }) => ({
              id,
              label,
              removeLabel: t("remove", { filter: label }),
              onRemove: () => change(id, ""),
            }))}
          />
        </div>
      )}
    </>
  );
}
