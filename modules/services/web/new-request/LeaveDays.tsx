import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { PlannedLeave } from "#modules/services/contract/schemas-service.ts";
import { Meta } from "#ui/Meta.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { usePeriodText } from "../components/use-period-text.ts";
import { useLengthText } from "../form/use-length-text.ts";
import { planSpans } from "./plan-spans.ts";

const reasons = ["dayOff", "holiday", "outsideEmployment"] as const;

/** The dates of leave that is asked for: how many count, which do not and why, and the balance before and after. */
export function LeaveDays({ leave: { days, balance } }: { leave: PlannedLeave }) {
  const t = useTranslations("servicePages.leave");
  const formats = useFormats();
  const lengthText = useLengthText();
  const periodText = usePeriodText();
  const amount = (count: number): string => lengthText("days", count);
  const counted = days.filter(({ why }) => why === null).reduce((sum, { part }) => sum + part, 0);
  return (
    <div className={stackClass(1)} role="status">
      <p className={textClass("flush", "sm", "medium")}>{t("counted", { amount: amount(counted) })}</p>
      {reasons.map((reason) => {
        const spans = planSpans(days.flatMap(({ date, why }) => (why === reason ? [date] : [])));
        if (spans.length === 0) return null;
        return (
          <p key={reason} className={textClass("flush", "xs", "muted")}>
            {t(reason)}{" "}
            <Meta>
              {spans.map((span) => (
                <bdi key={span.from}>{periodText({ ...span, fromTime: null, toTime: null })}</bdi>
              ))}
            </Meta>
          </p>
        );
      })}
      {balance !== null && (
        <p className={textClass("flush", "sm", balance.after < 0 ? "danger" : "muted")}>
          {t(balance.after < 0 ? "short" : "balance", {
            date: formats.date(balance.on, "medium"),
            before: amount(balance.before),
            after: amount(Math.abs(balance.after)),
          })}
        </p>
      )}
    </div>
  );
}
