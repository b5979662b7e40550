import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ListTools } from "#kit/ListTools.tsx";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import type { DirectoryPage as Page } from "#modules/people/contract/schemas-directory.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { TreeIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { placeQuery } from "../chart/api.ts";
import { departmentsQuery, peopleQuery, workplacesQuery } from "./api.ts";
import { PeopleGrid, PeopleGridSkeleton } from "./PeopleGrid.tsx";
import { isNarrowed, maxSearchLength, type DirectorySearch } from "./search.ts";
import { useLanguageName } from "./use-language-name.ts";

/** The directory: found by name in either script, filtered by department, place, manager, language or skill. */
export function DirectoryPage() {
  const t = useTranslations("directory");
  const lists = useTranslations("kit.list");
  const formats = useFormats();
  const search = useSearch({ from: "/app/directory" });
  const query = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = query;
  useDocumentTitle(t("title"));
  const countOf = ({ found }: Page): string =>
    found.isMore ? t("foundMore", { count: formats.number(found.count) }) : t("found", { count: found.count });
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <Button icon={<TreeIcon />} renderLink={(slot) => <Link to="/directory/chart" {...slot} />}>
            {t("chart")}
          </Button>
        }
      />
      <Card flush>
        <DirectoryTools search={search} count={data === undefined ? null : countOf(data)} />
        {data === undefined || error !== null ? (
          <Loading query={query} shape={<PeopleGridSkeleton label={t("loading")} />} failed={t("failed")} />
        ) : data.data.length === 0 ? (
          <EmptyState
            plain
            title={t(isNarrowed(search) ? "nobodyFound" : "nobody")}
            action={
              isNarrowed(search) && (
                <Button renderLink={(slot) => <Link to="/directory" resetScroll={false} {...slot} />}>
                  {lists("clear")}
                </Button>
              )
            }
          >
            {t(isNarrowed(search) ? "nobodyFoundText" : "nobodyText")}
          </EmptyState>
        ) : (
          <>
            <PeopleGrid label={t("title")} people={data.data} busy={isPlaceholderData} />
            <Pages
              page={data.page}
              renderLink={(cursor, slot) => <Link to="/directory" search={{ ...search, cursor }} {...slot} />}
            />
          </>
        )}
      </Card>
    </>
  );
}

/** The filters of the directory: words, department and place, and those that only links of people's pages set. */
function DirectoryTools({ search, count }: { search: DirectorySearch; count: string | null }) {
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
      maxSearchLength={maxSearchLength}
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

/** Returns options of departments and places, sorted by name. A place is its own value. */
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
