import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { ListTools as Tools, type ListFilter } from "#ui/index-page/ListTools.tsx";
import { mostLetters, type ListSearch } from "../search.ts";

export interface ListToolsProps {
  search: ListSearch;
  filters: readonly ListFilter[];
}

/** What a list of publications is narrowed by, kept in the address. */
export function ListTools({ search, filters }: ListToolsProps) {
  const t = useTranslations("publicationsAdmin.list");
  const navigate = useNavigate();
  const values: Record<string, string | undefined> = { ...search };

  const change = (name: string, value: string, replace = false): void =>
    void navigate({
      to: ".",
      search: (({ cursor: _, [name]: __, ...others }: typeof values) =>
        value === "" ? others : { ...others, [name]: value }) as never,
      replace,
      resetScroll: false,
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
