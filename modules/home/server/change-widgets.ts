import type { Reader, Transaction } from "#platform/database/database.ts";
import { record, recordPerson } from "#platform/events/record.ts";
import type { Caller } from "#platform/http/author.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Arrangement, Home, PlacedWidget } from "../contract/schemas.ts";
import type { WidgetName } from "../contract/widgets.ts";
import { arrange, homeOf } from "./policy.ts";
import { readHidden, readPlaced } from "./queries.ts";
import { lockArrangement, replaceArrangement, replaceHidden } from "./store.ts";

type Change = Caller & { tx: Transaction };

export async function readArrangement(db: Reader): Promise<Arrangement> {
  const { version, widgets } = await readPlaced(db);
  return { version, widgets: arrange(widgets) };
}

/** The arrangement as text for the audit, e.g. "work", "links off". */
const auditText = (widgets: readonly PlacedWidget[]): string =>
  widgets.map(({ name, presence }) => (presence === "shown" ? name : `${name} ${presence}`)).join(", ");

/** Arranges home for all users; throws 409 with the current arrangement if it has changed since `version`. */
export async function arrangeWidgets({ tx, actor, facts }: Change, { version, widgets: given }: Arrangement) {
  const current = await lockArrangement(tx);
  const before = await readArrangement(tx);
  if (current !== version) throw refuse("stale_version", { current: before });
  const widgets = arrange(given);
  if (auditText(widgets) === auditText(before.widgets)) return before;
  await replaceArrangement(tx, widgets);
  await record(tx, {
    action: "home.arranged",
    actorId: actor.personId,
    subject: { kind: "home", id: "organisation" },
    details: { before: { widgets: auditText(before.widgets) }, after: { widgets: auditText(widgets) } },
    audience: "all",
    requestId: facts.id,
  });
  return { version: current + 1, widgets };
}

export async function readHome(db: Reader, personId: string): Promise<Home> {
  const { widgets } = await readPlaced(db);
  return { widgets: homeOf(arrange(widgets), await readHidden(db, personId)) };
}

/**
 * Replaces the hidden widgets of a person, of those that can be hidden; the last change wins, and a widget hidden
 * before it was pinned or switched off stays hidden. The event goes to the person's other screens.
 */
export async function hideWidgets({ tx, actor: { personId }, facts }: Change, hidden: readonly WidgetName[]) {
  const before = await readHidden(tx, personId);
  const { widgets } = await readHome(tx, personId);
  const hideable = new Set<string>(widgets.filter(({ can }) => can.hide).map(({ name }) => name));
  const unaffected = [...before].filter((name) => !hideable.has(name));
  if (await replaceHidden(tx, personId, [...unaffected, ...hidden.filter((name) => hideable.has(name))])) {
    await recordPerson(tx, { action: "home.customised", personId, requestId: facts.id });
  }
  return readHome(tx, personId);
}
