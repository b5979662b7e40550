import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Now } from "./Now.tsx";
import { OldNotice } from "./OldNotice.tsx";
import { useToday } from "./use-today.ts";

/** My attendance on the home page, with the way to the rest of it. */
export function AttendanceCard() {
  const t = useTranslations("attendance");
  const { today, now, ahead, heardAt, isOld, error, isFetching, retry } = useToday();
  const more = (
    <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/attendance" {...slot} />}>
      {t("now.more")}
    </Button>
  );
  return (
    <section aria-label={t("title")}>
      <Card>
        {today !== undefined ? (
          <>
            {isOld && <OldNotice heardAt={heardAt} />}
            <Now today={today} now={now} ahead={ahead} more={more} />
          </>
        ) : error === null ? (
          <Skeleton label={t("loading")}>
            <SkeletonBlock height="18.25rem" />
          </Skeleton>
        ) : (
          <LoadFailure title={t("failed")} error={error} retrying={isFetching} onRetry={retry} />
        )}
      </Card>
    </section>
  );
}
