import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ListTools } from "#kit/ListTools.tsx";
import { nameIn } from "#shared/locale.ts";
import { placeQuery } from "../chart/api.ts";
import { departmentsQuery, workplacesQuery } from "./api.ts";
import { mostLetters, type DirectorySearch } from "./search.ts";
import { useLanguageName } from "./use-language-name.ts";

export interface DirectoryToolsProps {
  search: DirectorySearch;
  /** The number of results, announced when it changes. */
  count: string | null;
}

/** The filters of the directory: words, department and place, and those that only links of people's pages set. */
export function DirectoryTools({ search, count }: DirectoryToolsProps) {
  const t = useTranslations("directory");
  const locale = useLocale();
  const languageName = useLanguageName();
  const { departments, places } = usePlaces();
  const { manager = "", skill, language } = search;
  // From the chart: reading the person would be logged as a view of protected fields.
  const managed = useQuery({ ...placeQuery(manager), enabled: manager !== "" }).data?.data.person;
  const managerName = isolated(managed === undefined ? t("unknown") : nameIn(locale, managed));
  return (
    <ListTools
      search={search}
      searchLabel={t("search")}
      searchHint={t("searchHint")}
      mostLetters={mostLetters}
      count={count}
      filters={[
        { name: "department", label: t("department"), any: t("anyDepartment"), options: departments },
        { name: "place", label: t("place"), any: t("anyPlace"), options: places },
        { name: "manager", label: t("manager"), chosen: manager === "" ? undefined : managerName },
        { name: "skill", label: t("skill"), chosen: skill === undefined ? undefined : isolated(skill) },
        { name: "language", label: t("language"), chosen: language === undefined ? undefined : languageName(language) },
      ]}
    />
  );
}

type Choice = { value: string; label: string };

/** Options of departments and places, sorted by name. A place is its own value. */
function usePlaces(): { departments: Choice[]; places: Choice[] } {
  const locale = useLocale();
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const places = useQuery(workplacesQuery).data?.data ?? [];
  const { compare } = new Intl.Collator(locale);
  const sorted = (choices: Choice[]): Choice[] => choices.toSorted((one, other) => compare(one.label, other.label));
  return {
    departments: sorted(departments.map((one) => ({ value: one.id, label: nameIn(locale, one) }))),
    places: sorted(places.map((one) => ({ value: one.nameEn ?? one.nameAr ?? "", label: nameIn(locale, one) }))),
  };
}
