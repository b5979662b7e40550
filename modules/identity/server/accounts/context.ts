import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import type { RequestFacts } from "#platform/http/handler.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Sessions } from "../sessions/create-sessions.ts";

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

export const originOf = ({ ip, userAgent, deviceId, id: requestId }: RequestFacts): Origin => ({
  ip,
  userAgent,
  deviceId,
  requestId,
});

/** Returns the civil date of the organisation, by default of now. */
export const todayOf = async (db: Reader, context: Pick<AccountContext, "settings">, at?: Date): Promise<string> =>
  civilDateIn((await context.settings(db)).timeZone, at);
