import type { AttendanceAccess } from "#modules/attendance/server/index.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** Dependencies of the leave module. */
export type LeaveContext = { settings: SettingsSource; attendance: AttendanceAccess };
