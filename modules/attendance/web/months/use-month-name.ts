import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";

/** The last date of a month, `YYYY-MM`. */
const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** A month is locked by the Gregorian calendar, so it is called by it in every calendar; and the Hijri dates it spans. */
export function useMonthName(): { name: (month: string) => string; span: (month: string) => string } {
  const presentation = usePresentation();
  const hijri = (date: string, style: "day" | "medium"): string =>
    formatDate(presentation, date, style, "islamic-umalqura");
  return {
    name: (month) => formatDate(presentation, `${month}-01`, "month", "gregory"),
    span: (month) => `${hijri(`${month}-01`, "day")} – ${hijri(lastOf(month), "medium")}`,
  };
}
