import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import type { DirectoryPage as Page } from "#modules/people/contract/schemas-directory.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { TreeIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { peopleQuery } from "./api.ts";
import { DirectoryFilters } from "./DirectoryFilters.tsx";
import { FiltersInForce } from "./FiltersInForce.tsx";
import { Pages } from "#kit/Pages.tsx";
import { PeopleGrid, PeopleGridSkeleton } from "./PeopleGrid.tsx";
import { isNarrowed, narrowed, type DirectorySearch } from "./search.ts";

/** Everybody who works here: found by name in either script, by department, place, manager, language or skill. */
export function DirectoryPage() {
  const t = useTranslations("directory");
  const formats = useFormats();
  const search = useSearch({ from: "/app/directory" });
  const navigate = useNavigate();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...peopleQuery(search),
    placeholderData: keepPreviousData,
  });
  useDocumentTitle(t("title"));
  const narrow = (change: Parameters<typeof narrowed>[1]): void =>
    void navigate({
      to: "/directory",
      search: (now: DirectorySearch) => narrowed(now, change),
      replace: true,
      resetScroll: false,
    });

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
        <DirectoryFilters search={search} count={data === undefined ? null : countOf(data)} onChange={narrow} />
        <FiltersInForce search={search} onRemove={(filter) => narrow({ [filter]: undefined })} />
        {data === undefined && error === null && <PeopleGridSkeleton label={t("loading")} />}
        {error !== null && <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} />}
        {error === null && data !== undefined && data.data.length === 0 && (
          <EmptyState
            plain
            title={t(isNarrowed(search) ? "nobodyFound" : "nobody")}
            action={
              isNarrowed(search) && (
                <Button renderLink={(slot) => <Link to="/directory" resetScroll={false} {...slot} />}>
                  {t("clear")}
                </Button>
              )
            }
          >
            {t(isNarrowed(search) ? "nobodyFoundText" : "nobodyText")}
          </EmptyState>
        )}
        {error === null && data !== undefined && data.data.length > 0 && (
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
