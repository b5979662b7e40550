import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { boxClass } from "#ui/primitives.ts";
import { isUnfinished } from "../months/api.ts";
import { useRecomputations } from "../months/use-recomputations.ts";
import { readSheet } from "./api.ts";

/** Says that days of a month are being computed again, and reads the sheet once more when that is over. */
export function RecomputationNotice({ month }: { month: string }) {
  const t = useTranslations("attendanceOfficer.sheet");
  const queries = useQueryClient();
  const { data } = useRecomputations();
  const running = (data?.data ?? []).filter(
    (one) => isUnfinished(one) && one.from.slice(0, 7) <= month && one.to.slice(0, 7) >= month,
  );
  const isRunning = running.length > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => void queries.invalidateQueries({ queryKey: [readSheet.path] });
  }, [isRunning, queries]);
  if (!isRunning) return null;
  const done = running.reduce((sum, one) => sum + one.done, 0);
  const count = running.reduce((sum, one) => sum + one.total, 0);
  return (
    <div className={boxClass("below-4")}>
      <Banner action={<Link to="/admin/attendance/months">{t("follow")}</Link>}>
        {t("computing", { done, count })}
      </Banner>
    </div>
  );
}
