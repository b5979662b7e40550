import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Arrangement, PlacedWidget } from "../contract/schemas.ts";
import { arrange } from "./policy.ts";
import { readPlaced } from "./queries.ts";
import { lockArrangement, replaceArrangement } from "./store.ts";

export type Author = { personId: string; requestId: string };

export async function readArrangement(db: Reader): Promise<Arrangement> {
  const { version, widgets } = await readPlaced(db);
  return { version, widgets: arrange(widgets) };
}

/** The arrangement as text for the audit, e.g. "work", "links off". */
const auditText = (widgets: readonly PlacedWidget[]): string =>
  widgets.map(({ name, presence }) => (presence === "shown" ? name : `${name} ${presence}`)).join(", ");

/** Arranges home for all users; throws 409 with the current arrangement if it has changed since `version`. */
export async function arrangeWidgets(
  tx: Transaction,
  author: Author,
  { version, widgets: given }: Arrangement,
): Promise<Arrangement> {
  const current = await lockArrangement(tx);
  const before = await readArrangement(tx);
  if (current !== version) throw refuse("stale_version", { current: before });
  const widgets = arrange(given);
  if (auditText(widgets) === auditText(before.widgets)) return before;
  await replaceArrangement(tx, widgets);
  await record(tx, {
    action: "home.arranged",
    actorId: author.personId,
    subject: { kind: "home", id: "organisation" },
    details: { before: { widgets: auditText(before.widgets) }, after: { widgets: auditText(widgets) } },
    audience: "all",
    requestId: author.requestId,
  });
  return { version: current + 1, widgets };
}
