import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Now, OldNotice } from "./Now.tsx";
import { useToday } from "./use-today.ts";

export function AttendanceCard() {
  const t = useTranslations("attendance");
  const query = useToday();
  const { today, now, ahead, heardAt, isOld } = query;
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
        ) : (
          <Loading query={query} label={t("loading")} shape="18.25rem" failed={t("failed")} />
        )}
      </Card>
    </section>
  );
}
