import type { AttendanceAccess } from "#modules/attendance/server/index.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Locale } from "#shared/locale.ts";

export type TeamContext = {
  attendance: AttendanceAccess;
  files: FileLinks;
  settings: SettingsSource;
  publicUrl: () => string;
};

/** A question of a reader; `locale` orders people by name. */
export type TeamReading = { db: Reader; context: TeamContext; actor: Actor; locale: Locale };
