import { Link } from "@tanstack/react-router";
import { Fragment, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useChanges } from "#client/events.ts";
import { useFormats } from "#client/intl.tsx";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { notificationsQuery, type NotificationFilter, listNotifications } from "../api.ts";
import { countUse } from "../push/device-mark.ts";
import { groupByDay } from "./days.ts";
import styles from "./NotificationList.module.css";
import { NotificationRow } from "./NotificationRow.tsx";
import { useReading } from "./use-reading.ts";

/** Notifications by day; new ones are announced and shown by a button. */
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
    try {
      await restart();
    } catch {
      // The button stays for another try.
      return;
    }
    clear();
    announce(t("showNew"));
  }

  if (rows === undefined) return <Loading query={list} label={t("loading")} shape={6} failed={t("failed")} />;
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
        <div className={classNames(rowClass(0, "justify-center"), styles.arrived)}>
          <Button size="sm" variant="strong" icon={<RefreshIcon size={18} />} onClick={() => void showArrived()}>
            {t("showNew")}
          </Button>
        </div>
      )}
      {rows.length === 0 && <NothingHere filter={filter} />}
      <MoreRows {...earlier} />
      {groupByDay(rows, formats.isoDate).map(({ day, lines: ofDay, distance }) => (
        <Fragment key={day}>
          <h2 className={classNames(textClass("flush", "sm", "muted", "medium"), styles.day)}>
            {distance === 0 ? t("today") : distance === 1 ? t("yesterday") : formats.date(day, "full")}
          </h2>
          <ol className={boxClass("list")}>{ofDay.map(row)}</ol>
        </Fragment>
      ))}
      {rows.length > 0 && <MoreRows {...later} end={t("end")} />}
    </div>
  );
}

/**
 * Returns whether there is a newer notification than the newest one shown. The server is queried after each change,
 * since most changes are the user's own reads.
 */
function useArrived(newestAt: string | null): { arrived: boolean; clear: () => void } {
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const [requested, setRequested] = useState(0);
  useChanges(({ action }) => {
    if (action === "notifications.changed") setRequested((times) => times + 1);
  });
  useEffect(() => {
    if (requested === 0) return undefined;
    const controller = new AbortController();
    listNotifications({ query: { limit: 1 } }, { signal: controller.signal }).then(
      ({ data }) => setArrivedAt(data[0]?.latestAt ?? null),
      () => undefined,
    );
    return () => controller.abort();
  }, [requested]);
  return {
    arrived: arrivedAt !== null && (newestAt === null || arrivedAt > newestAt),
    clear: () => setArrivedAt(null),
  };
}

function NothingHere({ filter: { kind, unread } }: { filter: NotificationFilter }) {
  const t = useTranslations("notifications");
  const words = kind !== null ? "emptyKind" : unread ? "emptyUnread" : "empty";
  return (
    <EmptyState
      title={t(`${words}Title`)}
      action={
        words === "empty" ? (
          <Button renderLink={(slot) => <Link to="/community" {...slot} />}>{t("emptyAction")}</Button>
        ) : (
          <Button renderLink={(slot) => <Link to="/notifications" {...slot} />}>{t("emptyUnreadAction")}</Button>
        )
      }
    >
      {t(`${words}Text`)}
    </EmptyState>
  );
}
