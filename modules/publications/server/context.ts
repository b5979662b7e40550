import type { Permission } from "#shared/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { ReachOptions } from "#platform/outbound/reach.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** What every room of publications may need of its surroundings. */
export type PublicationContext = {
  files: Files;
  settings: SettingsSource;
  /** What a person may do at this moment, for files, which are fetched without a session. */
  permissionsOf: (db: Reader, personId: string) => Promise<ReadonlySet<Permission>>;
  /** How links are checked: by the system's own names and connections, unless a test has others. */
  outside: ReachOptions;
};

/** Who changes something, and by which request. */
export type Author = { personId: string; requestId: string };
