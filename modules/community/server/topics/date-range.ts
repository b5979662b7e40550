import { Temporal } from "temporal-polyfill";

/** Outside these years there are no topics, and PostgreSQL and the calendar part ways. */
const firstDay = "1900-01-01";
const lastDay = "2999-12-31";

const within = (date: string): string => (date < firstDay ? firstDay : date > lastDay ? lastDay : date);

const startOf = (date: Temporal.PlainDate, timeZone: string): string =>
  date.toZonedDateTime({ timeZone }).toInstant().toString();

/** The instants from the start of the first day up to the start of the day after the last, in the given zone. */
export const dateRange = (
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): { from: string; before: string } => ({
  from: startOf(Temporal.PlainDate.from(within(from ?? firstDay)), timeZone),
  before: startOf(Temporal.PlainDate.from(within(to ?? lastDay)).add({ days: 1 }), timeZone),
});
