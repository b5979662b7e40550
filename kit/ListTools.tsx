import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { ListTools as Tools, type ListFilter } from "#ui/index-page/ListTools.tsx";
import { useSearchChange } from "./page-search.tsx";

export interface ListToolsProps {
  /** The search of the page; every change of it begins at the first page. */
  search: { search?: string; cursor?: string };
  /** What the search box looks in; a general word by default. */
  searchLabel?: string | undefined;
  filters: readonly ListFilter[];
  /** Letters that the search box takes at most. */
  mostLetters: number;
}

/** Search box and filters of a list, kept in the address. */
export function ListTools({ search, searchLabel, filters, mostLetters }: ListToolsProps) {
  const t = useTranslations("kit.list");
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
        search: searchLabel ?? t("search"),
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
