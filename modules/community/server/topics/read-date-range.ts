import { Temporal } from "temporal-polyfill";

/** Bounds of topic dates; beyond them PostgreSQL and JavaScript dates differ. */
const firstDay = "1900-01-01";
const lastDay = "2999-12-31";

const within = (date: string): string => (date < firstDay ? firstDay : date > lastDay ? lastDay : date);

const startOf = (date: Temporal.PlainDate, timeZone: string): string =>
  date.toZonedDateTime({ timeZone }).toInstant().toString();

/** Returns the instants from the start of the first day to the start of the day after the last, in the given zone. */
export const dateRange = (
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): { from: string; before: string } => ({
  from: startOf(Temporal.PlainDate.from(within(from ?? firstDay)), timeZone),
  before: startOf(Temporal.PlainDate.from(within(to ?? lastDay)).add({ days: 1 }), timeZone),
});
