import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { isoDate } from "#shared/dates.ts";
import { Card } from "#ui/Card.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { todayQuery } from "../api.ts";
import { MonthCard } from "../calendar/MonthCard.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./AttendancePage.module.css";
import { NextHours } from "./NextHours.tsx";
import { Now } from "./Now.tsx";
import { Timeline } from "./Timeline.tsx";

/** My attendance: check in and out, today, what comes next, and the month. */
export function AttendancePage() {
  const t = useTranslations("attendance");
  const problemText = useProblemText();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(todayQuery);
  const today = data?.data;
  const formats = usePlaceFormats(today?.timeZone ?? "UTC");
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        {...(today === undefined ? {} : { subtitle: formats.dateInBoth(new Date(today.now)) })}
      />
      {today !== undefined ? (
        <div className={styles.page}>
          <div className={styles.day}>
            <div className={styles.column}>
              <Card>
                <Now today={today} heardAt={dataUpdatedAt} />
              </Card>
              <NextHours next={today.next} timeZone={today.timeZone} />
            </div>
            <Timeline today={today} />
          </div>
          <MonthCard today={isoDate(new Date(today.now), today.timeZone)} />
        </div>
      ) : error === null ? (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="24rem" />
        </Skeleton>
      ) : (
        <ErrorState
          isOffline={error instanceof Unreachable}
          title={t("failed")}
          retryLabel={t("retry")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </ErrorState>
      )}
    </>
  );
}
