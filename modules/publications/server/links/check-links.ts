import { nowIso } from "#platform/clock/clock.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { reach } from "#platform/outbound/reach.ts";
import type { ManagedLink } from "../../contract/schemas-link.ts";
import { todayOf, type PublicationContext } from "../context.ts";
import { readManagedLink } from "./list-links.ts";
import { judgeHealth } from "./policy.ts";
import { selectCheckable } from "./queries.ts";
import { purgeUses, updateHealth } from "./store.ts";

/** Maximum concurrent requests. */
const lanes = 4;

async function check(db: Reader, { outside }: PublicationContext, link: { id: string; address: string }) {
  const found = judgeHealth(await reach(link.address, outside));
  await updateHealth(db, link, found, nowIso());
  return found;
}

/** Checks all active links in batches of a hundred; returns the number of broken ones. */
export async function checkLinks(
  { primary }: Database,
  context: PublicationContext,
  signal: AbortSignal,
): Promise<number> {
  let broken = 0;
  let last = "0";
  for (;;) {
    const links = await selectCheckable(primary, [last]);
    const next = links.at(-1)?.id;
    if (next === undefined) break;
    await runConcurrently(lanes, links, async (link) => {
      signal.throwIfAborted();
      if ((await check(primary, context, link)).isBroken) broken += 1;
    });
    last = next;
  }
  await purgeUses(primary, [await todayOf({ db: primary, context })]);
  return broken;
}

/** Checks one link at once; mail addresses are not checked. */
export async function checkLink({ primary }: Database, context: PublicationContext, id: string): Promise<ManagedLink> {
  const link = await readManagedLink({ db: primary, context }, id);
  if (!link.address.startsWith("https:")) return link;
  await check(primary, context, link);
  return readManagedLink({ db: primary, context }, id);
}
