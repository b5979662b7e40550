import { useInfiniteQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { casesQuery, type CasePages } from "../api.ts";
import { CaseFailure } from "../components/CaseFailure.tsx";
import type { CaseSearch } from "../search.ts";
import { useArrived } from "../use-arrived.ts";
import styles from "./CaseList.module.css";
import { CaseRow } from "./CaseRow.tsx";

/** The cases that an address names, page after page. What comes in meanwhile is announced and waits to be shown. */
export function CaseList({ search }: { search: CaseSearch }) {
  const t = useTranslations("moderationAdmin.cases");
  const problemText = useProblemText();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const query = casesQuery(search);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(query);
  const arrived = useArrived();
  const arrival = arrived.count === 0 ? "" : t("arrived", { count: arrived.count });
  useEffect(() => {
    if (arrival !== "") announce(arrival);
  }, [arrival, announce]);

  async function showArrived(): Promise<void> {
    queries.setQueryData<CasePages, QueryKey>(query.queryKey, (shown) => shown && firstPage(shown));
    const { isError } = await refetch();
    if (isError) return;
    arrived.clear();
    announce(t("refreshed"));
  }

  if (data === undefined) {
    if (error === null) {
      return (
        <Skeleton label={t("loading")}>
          {[1, 2, 3, 4].map((row) => (
            <SkeletonTopicRow key={row} />
          ))}
        </Skeleton>
      );
    }
    return <CaseFailure error={error} title={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const cases = data.pages.flatMap((page) => page.data);
  return (
    <>
      {arrival !== "" && (
        <div className={styles.arrival}>
          <Banner
            action={
              <Button size="sm" variant="soft" loading={isFetching} onClick={() => void showArrived()}>
                {t("showArrived")}
              </Button>
            }
          >
            {arrival}
          </Banner>
        </div>
      )}
      {cases.length === 0 ? (
        <NoCases search={search} />
      ) : (
        <ol className={styles.rows} aria-label={t("list")} aria-busy={isFetching}>
          {cases.map((one) => (
            <CaseRow key={one.id} one={one} search={search} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && (
            <p role="alert">
              {t("moreFailed")} {problemText(error)}
            </p>
          )}
          <Button
            variant="quiet"
            loading={isFetchingNextPage}
            loadingLabel={t("loadingMore")}
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}

/** What somebody who asks for what is new wants to see: the beginning. */
const firstPage = (list: CasePages): CasePages => ({
  pages: list.pages.slice(0, 1),
  pageParams: list.pageParams.slice(0, 1),
});

function NoCases({ search: { reason, category, topic, state } }: { search: CaseSearch }) {
  const t = useTranslations("moderationAdmin.cases");
  const isNarrow = [reason, category, topic, state].some((filter) => filter !== undefined);
  if (!isNarrow) return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;
  return (
    <EmptyState
      plain
      title={t("emptyFilteredTitle")}
      action={<Button renderLink={(slot) => <Link to="/admin/reports" {...slot} />}>{t("resetFilters")}</Button>}
    >
      {t("emptyFilteredText")}
    </EmptyState>
  );
}
