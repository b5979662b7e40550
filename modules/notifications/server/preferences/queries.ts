import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { DigestRhythm, LockScreen } from "../../contract/kinds.ts";
import type { QuietHours } from "../../contract/schemas.ts";
import type { ChosenChannels } from "./policy.ts";

/** Chosen preferences of a person; version 0 if nothing was chosen yet. */
export type PreferenceRow = {
  personId: string;
  channels: ChosenChannels;
  quietHours: QuietHours | null;
  digest: DigestRhythm;
  digestTime: string;
  nextDigestAt: string | null;
  lockScreen: LockScreen;
  version: number;
};

const select = statement<PreferenceRow>(`
  select person_id as "personId", channels, quiet_hours as "quietHours", digest, digest_time as "digestTime",
    next_digest_at as "nextDigestAt", lock_screen as "lockScreen", version
  from notification_preference where person_id = any($1::bigint[])`);

/** Preferences of a person without a stored choice. */
const defaultPreferences = (personId: string): PreferenceRow => ({
  personId,
  channels: {},
  quietHours: null,
  digest: "weekly",
  digestTime: "08:00",
  nextDigestAt: null,
  lockScreen: "kind",
  version: 0,
});

/** Returns the preferences of all given people, with defaults. */
export async function preferenceRows(db: Reader, people: readonly string[]): Promise<Map<string, PreferenceRow>> {
  const rows = new Map(people.map((personId) => [personId, defaultPreferences(personId)]));
  for (const row of await select(db, [people])) rows.set(row.personId, row);
  return rows;
}

export const preferenceRow = async (db: Reader, personId: string): Promise<PreferenceRow> =>
  (await select(db, [[personId]]))[0] ?? defaultPreferences(personId);
