import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Dates, Request } from "#modules/services/contract/schemas-request.ts";

/** Dates, both inclusive, with times `HH:MM` for hours of a day; an end may be missing. */
export type Period = { from: string; to: string; fromTime: string | null; toTime: string | null };

type Left = Request["history"][number]["left"];

/** Returns a formatter of what remains of an approved request. */
export function useLeftText(): (left: Left) => string {
  const formats = useFormats();
  const periodText = usePeriodText();
  return (left) =>
    formats.list(left.map(({ fromDate: from, toDate: to, ...times }) => periodText({ from, to, ...times })));
}

/** Returns a formatter of stretches of whole days. */
export function useDatesText(): (stretches: readonly Dates[]) => string {
  const formats = useFormats();
  const periodText = usePeriodText();
  return (stretches) => formats.list(stretches.map((dates) => periodText({ ...dates, fromTime: null, toTime: null })));
}

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
