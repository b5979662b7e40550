import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "./context.ts";

type Kind = "document" | "link" | "linkGroup" | "promotion";

/** Records an event of a publication. `details` contain the old and new values. */
export const recordPublication = (
  tx: Transaction,
  { personId, requestId }: Author,
  action: `${Kind}.${"created" | "updated" | "deleted"}`,
  id: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: action.slice(0, action.indexOf(".")), id },
    details: { id, ...details },
    requestId,
  });

/** Returns the values that change, before and after. */
export function changesOf<Values extends object>(
  current: Values,
  given: { [Key in keyof Values]?: Values[Key] | undefined },
): { changes: Partial<Values>; before: Partial<Values> } {
  const keys = (Object.keys(given) as (keyof Values)[]).filter(
    (key) => given[key] !== undefined && JSON.stringify(given[key]) !== JSON.stringify(current[key]),
  );
  const selected = (from: { [Key in keyof Values]?: Values[Key] | undefined }): Partial<Values> =>
    Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<Values>;
  return { changes: selected(given), before: selected(current) };
}
