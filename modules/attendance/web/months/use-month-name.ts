import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";
import { datesOf } from "./month-dates.ts";

/** Returns the Gregorian name of a month, as months are locked by that calendar, and its Hijri dates. */
export function useMonthName(): { name: (month: string) => string; span: (month: string) => string } {
  const presentation = usePresentation();
  const hijri = (date: string, style: "day" | "medium"): string =>
    formatDate(presentation, date, style, "islamic-umalqura");
  return {
    name: (month) => formatDate(presentation, `${month}-01`, "month", "gregory"),
    span: (month) => `${hijri(`${month}-01`, "day")} – ${hijri(datesOf(month).at(-1) ?? "", "medium")}`,
  };
}
