import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { resultsQuery } from "../api.ts";
import { isPlaceKind } from "#modules/search/contract/kinds.ts";
import { rememberSearch } from "../palette/use-recent-searches.ts";
import { PlaceRow } from "../places/PlaceRow.tsx";
import { filterNames, isFiltered, without, type SearchRequest } from "../search.ts";
import styles from "./ResultList.module.css";
import { ResultRow, resultId } from "./ResultRow.tsx";

export function ResultList({ request, panelId }: { request: SearchRequest; panelId: string }) {
  const t = useTranslations("search");
  return (
    <div
      id={panelId}
      role="tabpanel"
      aria-label={t("results", { query: isolated(request.q) })}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest("a") !== null) rememberSearch(request.q);
      }}
    >
      <Card flush>
        <Results request={request} />
      </Card>
    </div>
  );
}

function Results({ request }: { request: SearchRequest }) {
  const t = useTranslations("search");
  const announce = useAnnounce();
  const list = usePlacedPages({ ...resultsQuery(request), placeholderData: keepPreviousData }, resultId);
  const { data, rows, isFetching, isPlaceholderData, frame, earlier, later } = list;
  const first = data?.pages[0];
  const found = first?.found;
  useEffect(() => {
    if (found !== undefined) announce(t(found.isMore ? "countLabelMore" : "countLabel", { count: found.count }));
  }, [found, announce, t]);

  const skeleton = (
    <Skeleton label={t("loading")}>
      {Array.from({ length: 6 }, (_, row) => (
        <SkeletonTopicRow key={row} />
      ))}
    </Skeleton>
  );
  if (rows === undefined) return <Loading query={list} shape={skeleton} failed={t("failed")} />;
  const places = first?.places ?? [];
  const people = rows.findIndex(({ kind }) => kind !== "person");
  const [before, after] = people === -1 ? [rows, []] : [rows.slice(0, people), rows.slice(people)];
  const row = (result: SearchResult) => <ResultRow key={resultId(result)} result={result} search={request} />;
  if (rows.length === 0 && places.length === 0) {
    return isPlaceholderData ? skeleton : <NothingFound request={request} />;
  }
  return (
    <>
      {typeof first?.corrected === "string" && (
        <div className={styles.corrected}>
          <Banner tone="info">{t("corrected", { corrected: isolated(first.corrected) })}</Banner>
        </div>
      )}
      <MoreRows {...earlier} />
      <ol className={classNames(boxClass("list"), styles.rows)} aria-busy={isFetching} ref={frame}>
        {before.map(row)}
        {places.map((place) => (
          <PlaceRow key={`${place.kind} ${place.id}`} place={place} />
        ))}
        {after.map(row)}
      </ol>
      {isPlaceKind(request.kind) && found?.isMore === true && (
        <p className={classNames(textClass("flush", "sm", "muted"), styles.bound)}>
          {t("places.bound", { count: found.count })}
        </p>
      )}
      <MoreRows {...later} />
    </>
  );
}

function NothingFound({ request }: { request: SearchRequest }) {
  const t = useTranslations("search.empty");
  const filtered = isFiltered(request);
  const widened = filtered ? without(request, ...filterNames) : without(request, "kind");
  return (
    <EmptyState
      title={t("title", { query: isolated(request.q) })}
      action={
        (filtered || request.kind !== undefined) && (
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
