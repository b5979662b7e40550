import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Context } from "#platform/http/handler.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { fixedKinds, notificationKinds } from "../../contract/kinds.ts";
import type { notificationRoutes } from "../../contract/routes.ts";
import type { Preferences } from "../../contract/schemas.ts";
import { channelsOf, mergeChannels, indexOfRefused } from "./policy.ts";
import { preferenceRow, type PreferenceRow } from "./queries.ts";
import { nextDigest } from "./compute-due-time.ts";
import { savePreferences } from "./store.ts";

const present = (row: PreferenceRow, timeZone: string): Preferences => ({
  kinds: notificationKinds.map((kind) => ({
    kind,
    ...channelsOf(kind, row.channels),
    isFixed: fixedKinds.has(kind),
  })),
  quietHours: row.quietHours,
  digest: row.digest,
  digestTime: row.digestTime,
  lockScreen: row.lockScreen,
  timeZone,
  version: row.version,
});

export const readPreferences = async (db: Reader, personId: string, timeZone: string): Promise<Preferences> =>
  present(await preferenceRow(db, personId), timeZone);

function digestAfter(row: PreferenceRow, before: PreferenceRow, timeZone: string): string | null {
  if (row.digest === "none" || before.nextDigestAt === null) return null;
  return nextDigest(now(), row.digest, row.digestTime, timeZone).toISOString();
}

/** Updates preferences; throws `stale_version` with the current ones if the version has changed. */
export async function updatePreferences(
  { tx, actor: { personId }, body, facts }: Context<(typeof notificationRoutes)["updateNotificationPreferences"]>,
  settings: SettingsSource,
): Promise<Preferences> {
  const { version, kinds, ...given } = body;
  const { timeZone } = await settings(tx);
  const before = await preferenceRow(tx, personId);
  const refused = indexOfRefused(kinds ?? []);
  if (refused !== null) throw refuseField("fields_conflict", `kinds.${refused}.inApp`, { key: "alwaysTold" });
  const row: PreferenceRow = {
    ...before,
    channels: mergeChannels(before.channels, kinds ?? []),
    quietHours: given.quietHours === undefined ? before.quietHours : given.quietHours,
    digest: given.digest ?? before.digest,
    digestTime: given.digestTime ?? before.digestTime,
    lockScreen: given.lockScreen ?? before.lockScreen,
    version,
  };
  row.nextDigestAt = digestAfter(row, before, timeZone);
  if (before.version !== version || !(await savePreferences(tx, row))) {
    throw refuse("stale_version", { current: await readPreferences(tx, personId, timeZone) });
  }
  await recordPerson(tx, { action: "notificationPreferences.updated", personId, requestId: facts.id });
  return present({ ...row, version: version + 1 }, timeZone);
}
