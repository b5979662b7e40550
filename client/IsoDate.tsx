import { useFormats } from "./intl.tsx";

export interface IsoDateProps {
  /** An instant, ISO 8601, or a civil date `YYYY-MM-DD`. */
  at: string;
  /** With the time of day of the organisation's time zone. */
  withTime?: boolean;
  className?: string | undefined;
}

/** A date as tables of the administration write it: `2026-11-22`, Gregorian and in Latin digits for every reader. */
export function IsoDate({ at, withTime = false, className }: IsoDateProps) {
  const { isoDate, isoDateTime } = useFormats();
  return (
    <time dateTime={at} dir="ltr" className={className}>
      {withTime ? isoDateTime(at) : isoDate(at)}
    </time>
  );
}
