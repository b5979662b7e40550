import { useTranslations } from "use-intl";
import { IndexPage, type IndexPageProps } from "#kit/IndexPage.tsx";
import { ListTools, type ListToolsProps } from "#kit/ListTools.tsx";
import { mostLetters } from "../read-address.ts";
import type { RulesSearch } from "./search.ts";

export interface RulesPageProps<Row> extends Omit<IndexPageProps<Row>, "tools" | "search"> {
  search: RulesSearch;
  /** What words are looked for in, where it is not the name of the rules. */
  searchLabel?: string;
  /** Besides words and being active. */
  filters?: ListToolsProps["filters"];
}

/** An index of rules, each of them active or not. */
export function RulesPage<Row extends { id: string }>(props: RulesPageProps<Row>) {
  const { search, searchLabel, filters = [], ...rest } = props;
  const t = useTranslations("attendanceRules.list");
  const isActive = {
    name: "isActive",
    label: t("isActive"),
    any: t("any"),
    options: [
      { value: "true", label: t("active") },
      { value: "false", label: t("inactive") },
    ],
  };
  return (
    <IndexPage
      {...rest}
      search={search}
      tools={
        <ListTools
          search={search}
          searchLabel={searchLabel ?? t("search")}
          filters={[...filters, isActive]}
          mostLetters={mostLetters}
        />
      }
    />
  );
}
