import type { FileLinks } from "#modules/community/server/index.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { HiddenIds } from "./hide-ids.ts";

/** What reading the audit needs of its surroundings. */
export type AuditContext = { files: FileLinks; settings: SettingsSource; ids: HiddenIds };
