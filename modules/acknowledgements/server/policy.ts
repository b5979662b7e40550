import type { Permission } from "#shared/permissions.ts";
import type { MustRead } from "../contract/schemas.ts";

export type MustReadState = { concernsMe: boolean; acknowledgedAt: string | null; dueOn: string };

/**
 * Returns whether the date has passed without an acknowledgement. `today` is the civil date in the organisation's time
 * zone.
 */
export const isOverdue = ({ concernsMe, acknowledgedAt, dueOn }: MustReadState, today: string): boolean =>
  concernsMe && acknowledgedAt === null && today > dueOn;

/** Permitted actions on a must-read. A late acknowledgement is allowed, to shorten the list of missing people. */
export function mustReadCan(permissions: ReadonlySet<Permission>, state: MustReadState): MustRead["can"] {
  const mayRequire = permissions.has("topic.requireReading");
  return {
    acknowledge: state.concernsMe && state.acknowledgedAt === null,
    update: mayRequire,
    seeCoverage: mayRequire,
  };
}
