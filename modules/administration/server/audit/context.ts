import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { HiddenIds } from "./create-hidden-ids.ts";

export type AuditContext = {
  files: FileLinks;
  settings: SettingsSource;
  ids: HiddenIds;
  /** Returns the ids of at most `limit` people in any state whose names begin with `text`, in either script. */
  findNamedIds: (db: Reader, text: string, limit: number) => Promise<string[]>;
};
