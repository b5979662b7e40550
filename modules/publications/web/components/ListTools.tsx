import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useSearchChange } from "#kit/page-search.tsx";
import { ListTools as Tools, type ListFilter } from "#ui/index-page/ListTools.tsx";
import { mostLetters, type ListSearch } from "../search.ts";

export interface ListToolsProps {
  search: ListSearch;
  filters: readonly ListFilter[];
}

/** What a list of publications is narrowed by, kept in the address. */
export function ListTools({ search, filters }: ListToolsProps) {
  const t = useTranslations("publicationsAdmin.list");
  const values: Record<string, string | undefined> = { ...search };
  const changeSearch = useSearchChange<typeof values>();

  const change = (name: string, value: string, replace = false): void =>
    changeSearch(({ cursor: _, [name]: __, ...others }) => (value === "" ? others : { ...others, [name]: value }), {
      replace,
    });
  return (
    <Tools
      filters={filters}
      values={values}
      words={search.search ?? ""}
      mostLetters={mostLetters}
      labels={{
        search: t("search"),
        inForce: t("inForce"),
        chipOfWords: (words) => t("withText", { text: isolated(words) }),
        chip: (filter, value) => t("chip", { filter, value }),
        remove: (filter) => t("remove", { filter }),
      }}
      onWords={(words) => change("search", words, true)}
      onChoice={(name, value) => change(name, value)}
    />
  );
}
