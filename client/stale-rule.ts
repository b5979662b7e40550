import type { QueryKey } from "@tanstack/react-query";

/** A change on the server; the changed data is read over HTTP. */
export type Change = {
  action: string;
  actorId: string | null;
  subject: { kind: string; id: string };
  details: Record<string, unknown>;
};

/** Returns the keys of the queries that a change makes stale; none for another module's change. */
export type StaleRule = (change: Change) => readonly QueryKey[];

/** Types a module's rule by its contract's events: `staleRule<CommunityEvent>((event) => …)`. */
export const staleRule =
  <Event extends { action: string; details: object }>(
    rule: (event: Event & Pick<Change, "actorId" | "subject">) => readonly QueryKey[],
  ): StaleRule =>
  (change) =>
    // A rule that switches over its own actions returns undefined for other modules' actions.
    (rule as unknown as (change: Change) => readonly QueryKey[] | undefined)(change) ?? [];
