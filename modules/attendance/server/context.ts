import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { RulesSource } from "./rules/load-rules.ts";

/** What every room of attendance may need of its surroundings. */
export type AttendanceContext = {
  settings: SettingsSource;
  rules: RulesSource;
  files: FileLinks;
  /** The active people nearest to what somebody typed, best first, 20 at most; search knows. With `most` more, in any order. */
  findPersonIds: (db: Reader, text: string, most?: number) => Promise<string[]>;
};
