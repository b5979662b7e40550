import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Request } from "#modules/services/contract/schemas-request.ts";

/** Dates, both inclusive, with times `HH:MM` for hours of a day; an end may be missing. */
export type Period = { from: string; to: string; fromTime: string | null; toTime: string | null };

/** The remaining dates of an approved request, as a period. */
export const periodOfLeft = (left: NonNullable<Request["history"][number]["left"]>): Period => ({
  from: left.fromDate,
  to: left.toDate,
  fromTime: left.fromTime,
  toTime: left.toTime,
});

/** Formats a period: "23 Nov 2026 – 26 Nov 2026", "23 Nov 2026 · 9:00 – 11:00". */
export function usePeriodText(): (period: Period) => string {
  const t = useTranslations("servicePages.history");
  const formats = useFormats();
  return ({ from, to, fromTime, toTime }) => {
    const days =
      from === to
        ? formats.date(from, "medium")
        : t("span", { from: formats.date(from, "medium"), to: formats.date(to, "medium") });
    if (fromTime === null || (fromTime === "00:00" && toTime === "23:59")) return days;
    const hours =
      toTime === null
        ? formats.clock(fromTime)
        : t("span", { from: formats.clock(fromTime), to: formats.clock(toTime) });
    return `${days} · ${hours}`;
  };
}
