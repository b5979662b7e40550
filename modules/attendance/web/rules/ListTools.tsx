import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
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
