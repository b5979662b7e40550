import type { Permission } from "#shared/permissions.ts";
import type { MustRead } from "../contract/schemas.ts";

/** What the rules know of a must-read and its reader. */
export type MustReadState = { concernsMe: boolean; acknowledgedAt: string | null; dueOn: string };

/** Past its day and not acknowledged. `today` is the civil date in the organisation's time zone. */
export const isOverdue = ({ concernsMe, acknowledgedAt, dueOn }: MustReadState, today: string): boolean =>
  concernsMe && acknowledgedAt === null && today > dueOn;

/** What a reader may do with a must-read. Acknowledging late is allowed: the list of those missing should shrink. */
export function mustReadCan(permissions: ReadonlySet<Permission>, state: MustReadState): MustRead["can"] {
  const asks = permissions.has("topic.requireReading");
  return { acknowledge: state.concernsMe && state.acknowledgedAt === null, update: asks, seeCoverage: asks };
}
