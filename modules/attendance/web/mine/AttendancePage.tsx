import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { isoDate } from "#shared/dates.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { MonthCard } from "../calendar/MonthCard.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./AttendancePage.module.css";
import { Balances } from "./Balances.tsx";
import { isOfDate } from "./apply-date.ts";
import { Now, OldNotice } from "./Now.tsx";
import { Timeline } from "./Timeline.tsx";
import { useToday } from "./use-today.ts";

export function AttendancePage() {
  const t = useTranslations("attendance");
  const query = useToday({ isLong: true });
  const { today, now, ahead, heardAt, isOld } = query;
  const formats = usePlaceFormats(today?.timeZone ?? "UTC");
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        actions={
          <Button variant="quiet" renderLink={(slot) => <Link to="/attendance/overtime" {...slot} />}>
            {t("overtime")}
          </Button>
        }
        {...(today === undefined ? {} : { subtitle: formats.dateInBoth(new Date(now)) })}
      />
      {today !== undefined && isOld && <OldNotice heardAt={heardAt} />}
      {today !== undefined ? (
        <div className={stackClass(5, "fits")}>
          <div className={classNames(styles.day, stackClass(5, "fits"))}>
            <div className={styles.now}>
              <Card>
                <Now today={today} now={now} ahead={ahead} locates />
              </Card>
            </div>
            <Timeline today={today} />
            {(today.next !== null || isOfDate(today, now)) && <NextHours next={today.next} timeZone={today.timeZone} />}
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

function NextHours({ next, timeZone }: { next: AttendanceDay | null; timeZone: string }) {
  const t = useTranslations("attendanceMine.next");
  const formats = usePlaceFormats(next?.timeZone ?? timeZone);
  return (
    <Card title={t("title")}>
      {next === null || next.slotStart === null || next.slotEnd === null ? (
        <p className={textClass("flush", "sm", "muted")}>{t("none")}</p>
      ) : (
        <>
          <p className={textClass("flush", "ink", "bold")}>
            {t("times", { from: formats.time(next.slotStart), to: formats.time(next.slotEnd) })}
          </p>
          <p className={textClass("flush", "sm", "muted")}>{formats.dateInBoth(next.date)}</p>
        </>
      )}
    </Card>
  );
}
