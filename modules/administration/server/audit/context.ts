import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { HiddenIds } from "./hide-ids.ts";

/** What reading the audit needs of its surroundings. */
export type AuditContext = {
  files: FileLinks;
  settings: SettingsSource;
  ids: HiddenIds;
  /** The ids of people in any state whose names begin like this, in either script; as many as said at most. */
  findNamedIds: (db: Reader, text: string, most: number) => Promise<string[]>;
};
