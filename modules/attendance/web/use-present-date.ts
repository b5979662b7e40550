import { useState } from "react";
import { usePresentation } from "#client/intl.tsx";
import { isoDate } from "#shared/dates.ts";

/** Returns the date at which the page was opened, in the organisation's time zone. */
export function usePresentDate(): string {
  const { timeZone } = usePresentation();
  const [openedAt] = useState(() => new Date());
  return isoDate(openedAt, timeZone);
}
