import type { Route } from "#shared/route.ts";

/** Parameters that a list requires, by path. */
const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/search": { q: "title" },
  "/search/counts": { q: "title" },
  "/attendance/days": { from: "2026-01-01", to: "2026-01-31" },
  "/attendance/sheet": { month: "2026-01" },
  "/leave/balances": { type: "1" },
  "/leave/balances/export": { type: "1" },
  "/leave/own/ledger": { type: "1" },
  "/attendance/timesheet": { month: "2026-01" },
  "/attendance/checklist": { month: "2026-01" },
  "/attendance/open-requests": { month: "2026-01" },
  "/waiting-approvals": { person: "1" },
  "/team/calendar": { from: "2026-01-01", to: "2026-01-31" },
  "/team/colleagues": { from: "2026-01-01", to: "2026-01-31" },
};

/** Returns the beginning of a query string with all required parameters except `places`. */
export const exampleQuery = ({ path }: Route, places: readonly string[]): string =>
  Object.entries(questions[path] ?? {})
    .filter(([name]) => !places.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}&`)
    .join("");
