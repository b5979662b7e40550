import { z } from "zod";
import { updateBody } from "#shared/fields.ts";
import { firstLanguages } from "#shared/locale.ts";
import { logoPlaces } from "#shared/logo-places.ts";
import { leaveDetails } from "#shared/setting-bounds.ts";
import { settingFields } from "#shared/settings.ts";
import { weekdays } from "#shared/weekdays.ts";

/** All settings are optional; `version` is the one that was read. */
export const updateSettings = updateBody(settingFields);
export type SettingsInput = z.input<typeof updateSettings>;
export type SettingsChange = Omit<z.output<typeof updateSettings>, "version">;

const logoUrl = z.string().nullable();

export const settings = z
  .object({
    version: z.number().int(),
    organisationNameEn: z.string(),
    organisationNameAr: z.string(),
    firstLanguage: z.enum(firstLanguages),
    accentLight: z.string().nullable(),
    accentDark: z.string().nullable(),
    timeZone: z.string(),
    firstDayOfWeek: z.enum(weekdays),
    weekend: z.array(z.enum(weekdays)),
    defaultCalendar: z.enum(["gregory", "islamic-umalqura"]),
    allowedDomains: z.array(z.string()),
    sessionIdleDays: z.number().int(),
    sessionMaximumDays: z.number().int(),
    tokenMaximumDays: z.number().int(),
    provisioningInvites: z.boolean(),
    uploadQuotaMegabytes: z.number().int(),
    reportsHideFromPeople: z.number().int(),
    reportsHideFromScore: z.number().int(),
    reportCaseKeptDays: z.number().int(),
    notificationMailDelayMinutes: z.number().int(),
    anyAssignedLocation: z.boolean(),
    leaveShownToManagers: z.enum(leaveDetails),
    attendancePositionKeptDays: z.number().int(),
    attendanceRemindBeforeMinutes: z.number().int(),
    attendanceRemindCheckOutMinutes: z.number().int(),
    /** URLs; null where the logo of another place or the product's own mark is shown. */
    logos: z.object({ enLight: logoUrl, enDark: logoUrl, arLight: logoUrl, arDark: logoUrl }),
    /** Read-only, set by environment: whether there is a mail server, and the sender of mails. */
    mail: z.object({ isSet: z.boolean(), from: z.string() }),
  })
  .meta({ id: "Settings" });
export type Settings = z.output<typeof settings>;

/** Result of a test mail. `kept`: in the outbox, since there is no mail server. */
const mailOutcomes = ["sent", "kept", "unreachable", "signInRefused", "refused"] as const;

export const mailTrial = z.object({
  outcome: z.enum(mailOutcomes),
  to: z.string(),
  /** The reply of the mail server or the connection error; null after success. */
  reply: z.string().nullable(),
});
export type MailTrial = z.output<typeof mailTrial>;

export const logoParams = z.strictObject({ place: z.enum(logoPlaces) });
export const logoHash = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{32}$/) });
