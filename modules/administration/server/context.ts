import type { MailRoute } from "#platform/mail/send.ts";
import type { KeptSettings } from "#platform/settings/settings.ts";

/** What the rooms of the administration need of their surroundings. */
export type AdministrationContext = {
  settings: KeptSettings;
  /** How mails leave this installation; set by environment. */
  mail: MailRoute;
};

/** Who changes something, in which request. */
export type Author = { personId: string; requestId: string };
