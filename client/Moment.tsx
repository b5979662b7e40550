import { useEffect, useState } from "react";
import { elapsedChangesIn, formatDateInBoth, formatTime, type DateStyle } from "#shared/dates.ts";
import { useFormats, usePresentation } from "./intl.tsx";

export interface MomentProps {
  /** ISO 8601 instant. */
  at: string;
  /** elapsed: "12 min"; ago: "12 min ago"; otherwise the date, or the date with the time. */
  style?: "elapsed" | "ago" | "dateTime" | DateStyle;
}

/** Renders an instant in the user's presentation and keeps it up to date; the title has the date in both calendars. */
export function Moment({ at, style = "elapsed" }: MomentProps) {
  const presentation = usePresentation();
  const formats = useFormats();
  const moves = style === "elapsed" || style === "ago";
  const [, setTurn] = useState(0);

  useEffect(() => {
    if (!moves) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      const wait = elapsedChangesIn(at, new Date());
      if (wait !== null) timer = setTimeout(tick, wait);
    };
    const tick = (): void => {
      setTurn((turn) => turn + 1);
      plan();
    };
    plan();
    return () => clearTimeout(timer);
  }, [at, moves]);

  const text =
    style === "elapsed" || style === "ago"
      ? formats.elapsed(at, { ago: style === "ago" })
      : style === "dateTime"
        ? formats.dateTime(at)
        : formats.date(at, style);
  const full = `${formatDateInBoth(presentation, at)} · ${formatTime(presentation, at)}`;
  return (
    <time dateTime={at} title={full}>
      {text}
    </time>
  );
}
