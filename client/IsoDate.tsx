import { useFormats } from "./intl.tsx";

export interface IsoDateProps {
  /** An ISO 8601 instant, or a civil date `YYYY-MM-DD`. */
  at: string;
  /** Adds the time of day in the organisation's time zone. */
  withTime?: boolean;
  className?: string | undefined;
}

/** Renders a date as administration tables show it: `2026-11-22`, Gregorian with Latin digits for every user. */
export function IsoDate({ at, withTime = false, className }: IsoDateProps) {
  const { isoDate, isoDateTime } = useFormats();
  return (
    <time dateTime={at} dir="ltr" className={className}>
      {withTime ? isoDateTime(at) : isoDate(at)}
    </time>
  );
}
