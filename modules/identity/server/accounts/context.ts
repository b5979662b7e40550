import type { Database } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Sessions } from "../sessions/sessions.ts";

export type AccountContext = {
  database: Database;
  sessions: Sessions;
  settings: SettingsSource;
  /** Without a trailing slash; read when a mail is written. */
  publicUrl: () => string;
  /** On a demonstration every account is active at once. */
  demonstration: boolean;
  /** Only users with `setting.manage` may sign in with a password; all others use single sign-on. */
  isSingleSignOnOnly: boolean;
};

/** The origin of a request and its id in the logs. */
export type Origin = { ip: string | null; userAgent: string | null; deviceId?: string | null; requestId: string };
