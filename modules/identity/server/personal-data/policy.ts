const minute = 60_000;

/** Milliseconds for which an archive is kept. */
export const keptFor = 7 * 24 * 60 * minute;
/** Milliseconds after which an archive that did not come may be asked for again. */
const patience = 60 * minute;

/** The archive that somebody asked for last. Times are milliseconds since 1970. */
export type AskedExport = {
  state: "waiting" | "ready" | "failed";
  askedAt: number;
  keptUntil: number | null;
  isKept: boolean;
};

/** What is to be said of it at a moment: one that is gone is as none. */
export function stateOf(asked: AskedExport | null, at: number): AskedExport["state"] | "none" {
  if (asked === null) return "none";
  if (asked.state !== "ready") return asked.state;
  return asked.isKept && asked.keptUntil !== null && at < asked.keptUntil ? "ready" : "none";
}

/** One at a time: another may be asked for once the last is made, or did not come. */
export const mayAsk = (asked: AskedExport | null, at: number): boolean =>
  asked === null || asked.state !== "waiting" || at - asked.askedAt > patience;
