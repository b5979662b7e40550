import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** What the directory needs of its surroundings. */
export type DirectoryContext = {
  files: Files;
  settings: SettingsSource;
  /** Where people reach the portal; without a slash at the end. */
  publicUrl: () => string;
  /** The active people that somebody's words find, in any order; search knows. */
  findPersonIds: (db: Reader, text: string, most: number) => Promise<string[]>;
};
