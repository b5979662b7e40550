import { useState } from "react";
import { usePresentation } from "#client/intl.tsx";
import { isoDate } from "#shared/dates.ts";

/** The date when the page was opened, in the time zone of the organisation. */
export function usePresentDate(): string {
  const { timeZone } = usePresentation();
  const [openedAt] = useState(() => new Date());
  return isoDate(openedAt, timeZone);
}
