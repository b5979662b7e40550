import { DateFormatter } from "@internationalized/date";

/** A date in another calendar, written out; null when there is nothing to write. */
export function inOtherCalendar(
  date: Date | null,
  tag: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string | null {
  if (date === null || tag === undefined || Number.isNaN(date.getTime())) return null;
  const format = new DateFormatter(tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...options,
  });
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === "era" ? "" : type === "literal" ? value.replace(/[,،]/u, "") : value))
    .join("")
    .trim();
}
