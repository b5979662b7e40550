import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { StoredWidget } from "./policy.ts";

const selectPlaced = statement<(StoredWidget | Record<keyof StoredWidget, null>) & { version: number }>(`
  select a.version, w.name, w.presence from home_arrangement a left join home_widget w on true
  order by w.position, w.name limit 100`);

/** Returns the stored widgets in order, and the version of that order. */
export async function readPlaced(db: Reader): Promise<{ version: number; widgets: StoredWidget[] }> {
  const rows = await selectPlaced(db, []);
  // Without stored widgets there is one row with a version and no widget.
  const widgets = rows.flatMap(({ name, presence }) => (name === null ? [] : [{ name, presence }]));
  return { version: rows[0]?.version ?? 1, widgets };
}

const selectHidden = statement<{ widget: string }, [personId: string]>(
  "select widget from home_hidden_widget where person_id = $1 limit 100",
).column("widget");

export const readHidden = async (db: Reader, personId: string): Promise<Set<string>> =>
  new Set(await selectHidden(db, personId));
