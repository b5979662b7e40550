import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isoDate } from "#shared/dates.ts";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { MonthCard } from "../calendar/MonthCard.tsx";
import { Loading } from "#kit/Loading.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./AttendancePage.module.css";
import { Balances } from "./Balances.tsx";
import { NextHours } from "./NextHours.tsx";
import { Now } from "./Now.tsx";
import { OldNotice } from "./OldNotice.tsx";
import { Timeline } from "./Timeline.tsx";
import { isOfDate } from "./carry-forward.ts";
import { useToday } from "./use-today.ts";

/** My attendance: check in and out, today, what comes next, and the month. */
export function AttendancePage() {
  const t = useTranslations("attendance");
  const query = useToday();
  const { today, now, ahead, heardAt, isOld } = query;
  const formats = usePlaceFormats(today?.timeZone ?? "UTC");
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        {...(today === undefined ? {} : { subtitle: formats.dateInBoth(new Date(now)) })}
      />
      {today !== undefined && isOld && <OldNotice heardAt={heardAt} />}
      {today !== undefined ? (
        <div className={stackClass(5, "fits")}>
          <div className={styles.day}>
            <div className={styles.now}>
              <Card>
                <Now today={today} now={now} ahead={ahead} locates />
              </Card>
            </div>
            <div className={styles.timeline}>
              <Timeline today={today} />
            </div>
            <div className={styles.next}>
              {(today.next !== null || isOfDate(today, now)) && (
                <NextHours next={today.next} timeZone={today.timeZone} />
              )}
            </div>
          </div>
          <Balances />
          <MonthCard today={isoDate(new Date(now), today.timeZone)} />
        </div>
      ) : (
        <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
      )}
    </>
  );
}
