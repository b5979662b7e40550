import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import type { DirectoryPage as Page } from "#modules/people/contract/schemas-directory.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { TreeIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { peopleQuery } from "./api.ts";
import { DirectoryTools } from "./DirectoryTools.tsx";
import { PeopleGrid, PeopleGridSkeleton } from "./PeopleGrid.tsx";
import { isNarrowed } from "./search.ts";

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
