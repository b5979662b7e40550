import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Arrangement, PlacedWidget } from "../contract/schemas.ts";
import { arrange } from "./policy.ts";
import { readPlaced } from "./queries.ts";
import { holdArrangement, replaceArrangement } from "./store.ts";

/** Who does something, in which request. */
export type Author = { personId: string; requestId: string };

/** The arrangement as it is stored at this moment. */
export async function readArrangement(db: Reader): Promise<Arrangement> {
  const { version, widgets } = await readPlaced(db);
  return { version, widgets: arrange(widgets) };
}

/** As the log of what happened has it: "work", "links off". */
const inWords = (widgets: readonly PlacedWidget[]): string =>
  widgets.map(({ name, presence }) => (presence === "shown" ? name : `${name} ${presence}`)).join(", ");

/** Arranges home for everybody; 409 with what holds when somebody arranged it since `version`. */
export async function arrangeWidgets(
  tx: Transaction,
  author: Author,
  { version, widgets: given }: Arrangement,
): Promise<Arrangement> {
  const current = await holdArrangement(tx);
  const before = await readArrangement(tx);
  if (current !== version) throw refuse("stale_version", { current: before });
  const widgets = arrange(given);
  if (inWords(widgets) === inWords(before.widgets)) return before;
  await replaceArrangement(tx, widgets);
  await record(tx, {
    action: "home.arranged",
    actorId: author.personId,
    subject: { kind: "home", id: "organisation" },
    details: { before: { widgets: inWords(before.widgets) }, after: { widgets: inWords(widgets) } },
    audience: "all",
    requestId: author.requestId,
  });
  return { version: current + 1, widgets };
}
