import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Home } from "../contract/schemas.ts";
import type { WidgetName } from "../contract/widgets.ts";
import type { Author } from "./arrange-widgets.ts";
import { arrange, homeOf } from "./policy.ts";
import { readHidden, readPlaced } from "./queries.ts";
import { replaceHidden } from "./store.ts";

/** Somebody's home. */
export async function readHome(db: Reader, personId: string): Promise<Home> {
  const { widgets } = await readPlaced(db);
  return { widgets: homeOf(arrange(widgets), await readHidden(db, personId)) };
}

/** Lets somebody hide just these widgets; the last word counts. Their other screens follow. */
export async function hideWidgets(
  tx: Transaction,
  { personId, requestId }: Author,
  hidden: readonly WidgetName[],
): Promise<Home> {
  if (await replaceHidden(tx, personId, hidden)) {
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
