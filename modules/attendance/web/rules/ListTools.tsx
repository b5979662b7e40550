import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useSearchChange } from "#kit/page-search.tsx";
import { ListTools as Tools, type ListFilter } from "#ui/index-page/ListTools.tsx";
import { mostLetters } from "../read-address.ts";
import type { RulesSearch } from "./search.ts";

export interface ListToolsProps {
  search: RulesSearch;
  searchLabel: string | undefined;
  filters: readonly ListFilter[];
}

/** What an index of rules is narrowed by, kept in the address; every rule is in force or not. */
export function ListTools({ search, searchLabel, filters }: ListToolsProps) {
  const t = useTranslations("attendanceRules.list");
  const values: Record<string, string | undefined> = { ...search };
  const changeSearch = useSearchChange<typeof values>();

  const change = (name: string, value: string, replace = false): void =>
    changeSearch(({ cursor: _, [name]: __, ...others }) => (value === "" ? others : { ...others, [name]: value }), {
      replace,
    });
  return (
    <Tools
      filters={[
        ...filters,
        {
          name: "isActive",
          label: t("isActive"),
          any: t("any"),
          options: [
            { value: "true", label: t("active") },
            { value: "false", label: t("inactive") },
          ],
        },
      ]}
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
