import type { Updateable } from "kysely";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.gen.ts";
import type { AudienceInput } from "../contract/schemas-audience.ts";
import { createAudience } from "./audiences/create-audience.ts";
import { currentAudience, sortedAudience } from "./audiences/load-audiences.ts";
import { deleteAudience } from "./audiences/store.ts";
import type { Change } from "./context.ts";
import { deleteRow, insertRow, updateRow, type NewRow } from "./store.ts";

const tables = { document: "document", link: "link", linkGroup: "link_group", promotion: "promotion" } as const;
type Kind = keyof typeof tables;
type TableOf<K extends Kind> = (typeof tables)[K];

/** Records a change of a publication. `details` contain the old and new values. */
export const recordPublication = (
  { tx, author: { personId, requestId } }: Change,
  kind: Kind,
  verb: "created" | "updated" | "deleted",
  { id, ...details }: { id: string; before?: object; after?: object },
): Promise<void> =>
  record(tx, {
    action: `${kind}.${verb}`,
    actorId: personId,
    subject: { kind, id },
    details: { id, ...details },
    requestId,
  });

/** Inserts a publication with its audience, and records it with `more` values; returns its id. */
export async function insertPublication<K extends Exclude<Kind, "linkGroup">>(
  change: Change,
  kind: K,
  values: NewRow<TableOf<K>>,
  audience: AudienceInput,
  more: object = {},
): Promise<string> {
  const row = { ...values, audience_id: await createAudience(change.tx, audience) };
  const id = await insertRow(change.tx, tables[kind], row, nowIso());
  await recordPublication(change, kind, "created", { id, after: { ...values, audience, ...more } });
  return id;
}

type Given<Values> = { [Name in keyof Values]?: Values[Name] | undefined };
/** New values of a row; and all that changes, before and after. */
export type Changes<Values> = { values: Values; audience?: AudienceInput; before: object; after: object };

export function changesOf<Values extends object>(current: Values, given: Given<Values>): Changes<Partial<Values>> {
  const names = (Object.keys(given) as (keyof Values)[]).filter(
    (name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(current[name]),
  );
  const selected = (from: Given<Values>): Partial<Values> =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  const values = selected(given);
  return { values, before: selected(current), after: values };
}

/** The same for a locked row and its audience. */
export async function changesWithAudience<Values extends object>(
  tx: Transaction,
  current: Values & { audience_id: string | null },
  given: Given<Values>,
  wanted: AudienceInput | undefined,
): Promise<Changes<Partial<Values>>> {
  const { values, before } = changesOf<Values>(current, given);
  const changedAudience = changesOf(
    { audience: await currentAudience(tx, current.audience_id) },
    { audience: wanted && sortedAudience(wanted) },
  );
  return {
    values,
    ...changedAudience.values,
    before: { ...before, ...changedAudience.before },
    after: { ...values, ...changedAudience.values },
  };
}

/** Changes a locked row and its audience; records the changes with `more` values. */
export async function updatePublication<K extends Kind>(
  change: Change,
  kind: K,
  current: { id: string; audience_id?: string | null },
  { values, audience, before, after }: Changes<Updateable<Tables[TableOf<K>]>>,
  more: object = {},
): Promise<void> {
  const { tx } = change;
  const renewed = audience === undefined ? {} : { audience_id: await createAudience(tx, audience) };
  await updateRow(tx, tables[kind], current.id, { ...values, ...renewed });
  if (audience !== undefined) await deleteAudience(tx, current.audience_id);
  await recordPublication(change, kind, "updated", { id: current.id, before, after: { ...after, ...more } });
}

/** Deletes a locked row and its audience; records the values `before`. */
export async function deletePublication(
  change: Change,
  kind: Kind,
  current: { id: string; audience_id?: string | null },
  before: object,
): Promise<void> {
  await deleteRow(change.tx, tables[kind], current.id);
  await deleteAudience(change.tx, current.audience_id);
  await recordPublication(change, kind, "deleted", { id: current.id, before });
}
