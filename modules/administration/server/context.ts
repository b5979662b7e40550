import type { Transaction } from "#platform/database/database.ts";
import type { Caller } from "#platform/http/author.ts";
import type { MailRoute } from "#platform/mail/send.ts";
import type { CachedSettings } from "#platform/settings/settings.ts";

export type AdministrationContext = {
  settings: CachedSettings;
  /** Set by environment. */
  mail: MailRoute;
};

export type Change = Caller & { tx: Transaction };
