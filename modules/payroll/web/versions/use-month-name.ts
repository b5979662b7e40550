import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";

/** Returns the Gregorian name of a month, as months are locked by that calendar. */
export function useMonthName(): (month: string) => string {
  const presentation = usePresentation();
  return (month) => formatDate(presentation, `${month}-01`, "month", "gregory");
}
