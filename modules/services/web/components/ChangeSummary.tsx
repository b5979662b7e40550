import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { LeaveChange } from "#modules/services/contract/schemas-request.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useLengthText } from "../form/use-length-text.ts";
import { useDatesText } from "./use-period-text.ts";

interface ChangeSummaryProps {
  change: LeaveChange;
  /** Whether the reader may open the request of the leave. */
  hasLink?: boolean;
}

/** The dates of a leave before and after a change, and the days that return to the balance. */
export function ChangeSummary({ change: { request, before, after, days }, hasLink = false }: ChangeSummaryProps) {
  const t = useTranslations("servicePages.changes");
  const datesText = useDatesText();
  const lengthText = useLengthText();
  return (
    <div className={stackClass(1)}>
      <p className={textClass("flush", "sm", "muted")}>{t("before", { dates: datesText(before) })}</p>
      <p className={textClass("flush", "sm", "medium")}>
        {after.length === 0 ? t("cancelled") : t("after", { dates: datesText(after) })}
      </p>
      <p className={textClass("flush", "sm")}>{t("returns", { amount: lengthText("days", days) })}</p>
      {hasLink && (
        <Link to="/e-services/requests/$id" params={{ id: request }} className={textClass("sm")}>
          {t("toLeave")}
        </Link>
      )}
    </div>
  );
}
