import type { Database } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Sessions } from "../sessions/sessions.ts";

/** What the use cases of accounts work with. */
export type AccountContext = {
  database: Database;
  sessions: Sessions;
  settings: SettingsSource;
  /** The address people reach the installation at, without a slash at its end; asked when a mail is written. */
  publicUrl: () => string;
  /** A demonstration activates every account at once. */
  demonstration: boolean;
  /** Passwords are for who keeps the settings: everybody else is vouched for by single sign-on. */
  isSingleSignOnOnly: boolean;
};

/** Where a request came from and what it is called in the logs. */
export type Origin = { ip: string | null; userAgent: string | null; deviceId?: string | null; requestId: string };
