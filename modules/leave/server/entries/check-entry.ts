import type { RefusedField } from "#platform/http/refuse.ts";
import { addMonths, dayOf } from "../engine/month-dates.ts";

/** Maximum months from the hire date to any date of a case, as for the engine. */
const maxMonths = 60 * 12;

type Given = { date: string; days: number; expires: string | null };

/** Returns what contradicts the rules of entries, by field; empty if nothing does. */
export function checkEntry({ date, days, expires }: Given, hireDate: string): RefusedField[] {
  const latest = addMonths(dayOf(hireDate), maxMonths);
  const isLate = (text: string): boolean => dayOf(text) > latest;
  return [
    ...(date < hireDate
      ? [{ path: "date", message: { key: "beforeHireDate", values: { date: hireDate } } } as const]
      : isLate(date)
        ? [{ path: "date", message: { key: "tooFarAhead" } } as const]
        : []),
    ...(expires === null
      ? []
      : days < 0
        ? [{ path: "expires", message: { key: "negativeExpires" } } as const]
        : expires < date
          ? [{ path: "expires", message: { key: "expiresFirst" } } as const]
          : []),
  ];
}

/** Returns whether an entry can be reversed: it is none itself, and still counts. */
export const isReversible = ({
  reverses,
  reversedBy,
}: {
  reverses: string | null;
  reversedBy: string | null;
}): boolean => reverses === null && reversedBy === null;
