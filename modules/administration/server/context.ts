import type { MailRoute } from "#platform/mail/send.ts";
import type { CachedSettings } from "#platform/settings/settings.ts";

export type AdministrationContext = {
  settings: CachedSettings;
  /** Set by environment. */
  mail: MailRoute;
};

/** The author of a change and their request. */
export type Author = { personId: string; requestId: string };
