import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useFailure } from "#client/use-failure.ts";
import { isolated } from "#client/isolated.ts";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { resultsQuery } from "../api.ts";
import { isPlaceKind } from "#modules/search/contract/kinds.ts";
import { PlaceRow } from "../places/PlaceRow.tsx";
import { filterNames, isFiltered, without, type SearchAddress } from "../search.ts";
import styles from "./ResultList.module.css";
import { ResultRow } from "./ResultRow.tsx";

type Asked = SearchAddress & { q: string };

/** What was found, as much of it as the reader wants. */
export function ResultList({ asked, panelId }: { asked: Asked; panelId: string }) {
  const t = useTranslations("search");
  return (
    <div id={panelId} role="tabpanel" aria-label={t("results", { query: isolated(asked.q) })}>
      <Card flush>
        <Results asked={asked} />
      </Card>
    </div>
  );
}

function Results({ asked }: { asked: Asked }) {
  const t = useTranslations("search");
  const announce = useAnnounce();
  const failureOf = useFailure();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    resultsQuery(asked),
  );
  const first = data?.pages[0];
  const found = first?.found;
  useEffect(() => {
    if (found !== undefined) announce(t(found.isMore ? "countLabelMore" : "countLabel", { count: found.count }));
  }, [found, announce, t]);

  if (data === undefined) {
    if (error === null) {
      return (
        <Skeleton label={t("loading")}>
          {Array.from({ length: 6 }, (_, row) => (
            <SkeletonTopicRow key={row} />
          ))}
        </Skeleton>
      );
    }
    return <ErrorState {...failureOf({ error, isFetching, refetch })} title={t("failed")} />;
  }
  const results = data.pages.flatMap((page) => page.data);
  const places = first?.places ?? [];
  const people = results.findIndex(({ kind }) => kind !== "person");
  const [before, after] = people === -1 ? [results, []] : [results.slice(0, people), results.slice(people)];
  const row = (result: SearchResult) => (
    <ResultRow key={`${result.kind} ${result.id}`} result={result} search={asked} />
  );
  if (results.length === 0 && places.length === 0) return <NothingFound asked={asked} />;
  return (
    <>
      {typeof first?.corrected === "string" && (
        <div className={styles.corrected}>
          <Banner tone="info">{t("corrected", { corrected: isolated(first.corrected) })}</Banner>
        </div>
      )}
      <ol className={styles.rows} aria-busy={isFetching}>
        {before.map(row)}
        {places.map((place) => (
          <PlaceRow key={`${place.kind} ${place.id}`} place={place} />
        ))}
        {after.map(row)}
      </ol>
      {isPlaceKind(asked.kind) && found?.isMore === true && (
        <p className={styles.bound}>{t("places.bound", { count: found.count })}</p>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="soft" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("loadMore")}
          </Button>
        </div>
      )}
    </>
  );
}

function NothingFound({ asked }: { asked: Asked }) {
  const t = useTranslations("search.empty");
  const filtered = isFiltered(asked);
  const widened = filtered ? without(asked, ...filterNames) : without(asked, "kind");
  return (
    <EmptyState
      title={t("title", { query: isolated(asked.q) })}
      action={
        (filtered || asked.kind !== undefined) && (
          <Button renderLink={(slot) => <Link to="/search" search={widened} {...slot} />}>
            {filtered ? t("withoutFilters") : t("everywhere")}
          </Button>
        )
      }
    >
      {filtered ? t("withFilters") : t("text")}
    </EmptyState>
  );
}
