import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import { byReason } from "#shared/recounted-reasons.ts";
import { stackClass } from "#ui/primitives.ts";

/** The dates of leave that came back or are taken since it was counted again, with the reason of each. */
export function RecountedDays({ days }: { days: readonly RecountedDay[] }) {
  const t = useTranslations("kitRecounted");
  const formats = useFormats();
  return (
    <ul className={stackClass(1, "list", "sm")}>
      {byReason(days).map(({ why, sum, dates }) => {
        const named = formats.list(dates.map((date) => isolated(formats.date(date, "medium"))));
        return <li key={why}>{t(why, { days: t("days", { count: sum }), dates: named, count: dates.length })}</li>;
      })}
    </ul>
  );
}
