import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Home } from "../contract/schemas.ts";
import type { WidgetName } from "../contract/widgets.ts";
import type { Author } from "./arrange-widgets.ts";
import { arrange, homeOf } from "./policy.ts";
import { readHidden, readPlaced } from "./queries.ts";
import { replaceHidden } from "./store.ts";

export async function readHome(db: Reader, personId: string): Promise<Home> {
  const { widgets } = await readPlaced(db);
  return { widgets: homeOf(arrange(widgets), await readHidden(db, personId)) };
}

/**
 * Replaces the hidden widgets of a person, of those that can be hidden; the last change wins, and a widget hidden
 * before it was pinned or switched off stays hidden. The event goes to the person's other screens.
 */
export async function hideWidgets(
  tx: Transaction,
  { personId, requestId }: Author,
  hidden: readonly WidgetName[],
): Promise<Home> {
  const before = await readHidden(tx, personId);
  const { widgets } = await readHome(tx, personId);
  const hideable = new Set<string>(widgets.filter(({ can }) => can.hide).map(({ name }) => name));
  const waiting = [...before].filter((name) => !hideable.has(name));
  if (await replaceHidden(tx, personId, [...waiting, ...hidden.filter((name) => hideable.has(name))])) {
    await record(tx, {
      action: "home.customised",
      actorId: personId,
      subject: { kind: "person", id: personId },
      audience: `person:${personId}`,
      requestId,
    });
  }
  return readHome(tx, personId);
}
