import type { QueryKey } from "@tanstack/react-query";

/** A change on the server; its data is read by HTTP. */
export type Change = {
  action: string;
  actorId: string | null;
  subject: { kind: string; id: string };
  details: Record<string, unknown>;
};

/** Returns the keys of the queries that a change makes stale; none when the change is not the module's. */
export type StaleRule = (change: Change) => readonly QueryKey[];

/** A module's rule over its own contract's events: `staleRule<CommunityEvent>((event) => …)`. */
export const staleRule =
  <Event extends { action: string; details: object }>(
    rule: (event: Event & Pick<Change, "actorId">) => readonly QueryKey[],
  ): StaleRule =>
  (change) =>
    // A rule that goes through its own actions returns nothing for those of others.
    (rule as unknown as (change: Change) => readonly QueryKey[] | undefined)(change) ?? [];
