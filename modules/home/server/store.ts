import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { PlacedWidget } from "../contract/schemas.ts";

const lock = statement<{ version: number }, []>("select version from home_arrangement for update").changed;

/** Locks the arrangement until the transaction ends; returns its version. */
export async function lockArrangement(tx: Transaction): Promise<number> {
  const row = await lock(tx);
  if (row === null) throw new Error("The arrangement of home has no version.");
  return row.version;
}

const raiseVersion = statement<never>("update home_arrangement set version = version + 1");
const removePlaced = statement<never>("delete from home_widget");
const insertPlaced = statement<never>(`
  insert into home_widget (name, position, presence)
  select name, position, presence from unnest($1::text[], $2::text[]) with ordinality as placed (name, presence, position)`);

/** Replaces the arrangement; requires it to be locked. */
export async function replaceArrangement(tx: Transaction, widgets: readonly PlacedWidget[]): Promise<void> {
  await removePlaced(tx, []);
  await insertPlaced(tx, [widgets.map(({ name }) => name), widgets.map(({ presence }) => presence)]);
  await raiseVersion(tx, []);
}

const removeHidden = statement<{ widget: string }, [personId: string, kept: readonly string[]]>(
  "delete from home_hidden_widget where person_id = $1 and widget <> all($2::text[]) returning widget",
).hasChanged;
const insertHidden = statement<{ widget: string }, [personId: string, widgets: readonly string[]]>(`
  insert into home_hidden_widget (person_id, widget) select $1, unnest($2::text[])
  on conflict do nothing returning widget`).hasChanged;

/** Replaces a person's hidden widgets; returns whether they changed. */
export async function replaceHidden(tx: Transaction, personId: string, widgets: readonly string[]): Promise<boolean> {
  const hasRemoved = await removeHidden(tx, personId, widgets);
  return (await insertHidden(tx, personId, widgets)) || hasRemoved;
}

export const deleteHidden = statement<never, [personId: string]>(
  "delete from home_hidden_widget where person_id = $1",
).run;
