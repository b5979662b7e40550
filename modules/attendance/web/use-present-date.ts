import { useState } from "react";
import { usePresentation } from "#client/intl.tsx";
import { isoDate } from "#shared/dates.ts";

/** The date on which the page was opened, where the organisation is. */
export function usePresentDate(): string {
  const { timeZone } = usePresentation();
  const [openedAt] = useState(() => new Date());
  return isoDate(openedAt, timeZone);
}
