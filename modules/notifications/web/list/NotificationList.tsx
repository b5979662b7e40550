import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { notificationsQuery, type NotificationFilter } from "../api.ts";
import { countUse } from "../push/device-mark.ts";
import { groupByDay } from "./days.ts";
import styles from "./NotificationList.module.css";
import { NotificationRow } from "./NotificationRow.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { useArrived } from "./use-arrived.ts";
import { useReading } from "./use-reading.ts";

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
  const announce = useAnnounce();
  const list = usePlacedPages(notificationsQuery(filter), rowId);
  const { rows, isFetching, earlier, frame, restart, later } = list;
  const newest = rows?.[0];
  const { arrived, clear } = useArrived(newest?.latestAt ?? null);
  const { read, readQuietly } = useReading();

  async function showArrived(): Promise<void> {
    frame.current?.focus();
    // A failure leaves the offer where it is.
    if (
      !(await restart().then(
        () => true,
        () => false,
      ))
    )
      return;
    clear();
    announce(t("showNew"));
  }

  if (rows === undefined) return <Loading query={list} shape={<LoadingList />} failed={t("failed")} />;
  const row = (line: Notification) => (
    <NotificationRow
      key={line.id}
      line={line}
      onRead={() => {
        countUse();
        read({ id: line.id });
      }}
      onOpen={() => {
        countUse();
        if (!line.isRead) readQuietly({ id: line.id });
      }}
    />
  );
  return (
    <div className={styles.frame} ref={frame} tabIndex={-1} aria-busy={isFetching}>
      {arrived && !earlier.hasMore && (
        <div className={styles.arrived}>
          <Button size="sm" variant="strong" icon={<RefreshIcon size={18} />} onClick={() => void showArrived()}>
            {t("showNew")}
          </Button>
        </div>
      )}
      {rows.length === 0 && <NothingHere filter={filter} />}
      <MoreRows {...earlier} />
      {groupByDay(rows, formats.isoDate).map(({ day, lines: ofDay, distance }) => (
        <Fragment key={day}>
          <h2 className={styles.day}>
            {distance === 0 ? t("today") : distance === 1 ? t("yesterday") : formats.date(day, "full")}
          </h2>
          <ol className={styles.rows}>{ofDay.map(row)}</ol>
        </Fragment>
      ))}
      {rows.length > 0 && <MoreRows {...later} end={t("end")} />}
    </div>
  );
}
