import { useInfiniteQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { Fragment, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useFailure } from "#client/use-failure.ts";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { ChevronDownIcon, RefreshIcon } from "#ui/icons.ts";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { notificationsQuery, type NotificationFilter, type NotificationPages } from "../api.ts";
import { groupByDay } from "./days.ts";
import styles from "./NotificationList.module.css";
import { NotificationRow } from "./NotificationRow.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { useArrived } from "./use-arrived.ts";
import { useReading } from "./use-reading.ts";

const firstPage = (list: NotificationPages): NotificationPages => ({
  pages: list.pages.slice(0, 1),
  pageParams: list.pageParams.slice(0, 1),
});

function LoadingList() {
  const t = useTranslations("notifications");
  return (
    <Skeleton label={t("loading")}>
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonTopicRow key={index} />
      ))}
    </Skeleton>
  );
}

/** What one was told, by day; what comes in meanwhile is announced and waits. */
export function NotificationList({ filter }: { filter: NotificationFilter }) {
  const t = useTranslations("notifications");
  const formats = useFormats();
  const problemText = useProblemText();
  const failureOf = useFailure();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const query = notificationsQuery(filter);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(query);
  const newest = data?.pages[0]?.data[0];
  const { arrived, clear } = useArrived(newest?.latestAt ?? null);
  const { read, readQuietly } = useReading();

  async function showArrived(): Promise<void> {
    queryClient.setQueryData<NotificationPages, QueryKey>(query.queryKey, (shown) => shown && firstPage(shown));
    top.current?.focus();
    await refetch();
    clear();
    announce(t("showNew"));
  }

  if (data === undefined) {
    if (error === null) return <LoadingList />;
    return <ErrorState {...failureOf({ error, isFetching, refetch })} title={t("failed")} />;
  }
  const lines = data.pages.flatMap((page) => page.data);
  const row = (line: Notification) => (
    <NotificationRow
      key={line.id}
      line={line}
      onRead={() => read({ id: line.id })}
      onOpen={() => {
        if (!line.isRead) readQuietly({ id: line.id });
      }}
    />
  );
  return (
    <div className={styles.frame} ref={top} tabIndex={-1} aria-busy={isFetching}>
      {arrived && (
        <div className={styles.arrived}>
          <Button size="sm" variant="strong" icon={<RefreshIcon size={18} />} onClick={() => void showArrived()}>
            {t("showNew")}
          </Button>
        </div>
      )}
      {lines.length === 0 && <NothingHere filter={filter} />}
      {groupByDay(lines, formats.isoDate).map(({ day, lines: ofDay, distance }) => (
        <Fragment key={day}>
          <h2 className={styles.day}>
            {distance === 0 ? t("today") : distance === 1 ? t("yesterday") : formats.date(day, "full")}
          </h2>
          <ol className={styles.rows}>{ofDay.map(row)}</ol>
        </Fragment>
      ))}
      {lines.length > 0 && (
        <div className={styles.end}>
          {isFetchNextPageError && (
            <p className={styles.problem} role="alert">
              {t("moreFailed")} {problemText(error)}
            </p>
          )}
          {hasNextPage ? (
            <Button
              variant="quiet"
              icon={<ChevronDownIcon size={20} />}
              loading={isFetchingNextPage}
              loadingLabel={t("loadingMore")}
              onClick={() => void fetchNextPage({ cancelRefetch: false })}
            >
              {t("more")}
            </Button>
          ) : (
            <p className={styles.done}>{t("end")}</p>
          )}
        </div>
      )}
    </div>
  );
}
