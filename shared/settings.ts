import { z } from "zod";
import { requiredText, wholeNumber } from "./fields.ts";
import { firstLanguages } from "./locale.ts";
import { leaveDetails, settingBounds } from "./setting-bounds.ts";
import { isTimeZone } from "./dates.ts";
import { weekdays } from "./weekdays.ts";

const timeZone = z
  .string()
  .max(64, { abort: true })
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/, "timeZoneUnknown")
  .refine(isTimeZone, "timeZoneUnknown");

/** The part of a mail address after the @; subdomains are listed separately. */
const domain = z
  .string()
  .max(253, { abort: true })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/, "domain");

/** `#rrggbb`; null: the product's own. */
const colour = z
  .string()
  .max(40, { abort: true })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "colour")
  .nullable();

const isSet = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Every setting of the organisation with a value of its own, as stored, sent and answered. */
export const settingFields = {
  organisationNameEn: requiredText(1, 60),
  organisationNameAr: requiredText(1, 60),
  /** The language of first visits, of calls without a language, and of mails to people without a choice. */
  firstLanguage: z.enum(firstLanguages),
  /** The colour of interactive elements, in either theme; shared/accent.ts checks their contrast. */
  accentLight: colour,
  accentDark: colour,
  /** IANA name of the organisation's time zone. */
  timeZone,
  /** First day of the week: in calendars, and in the hours of an exception day. */
  firstDayOfWeek: z.enum(weekdays),
  /** The days displayed as the weekend; schedules decide about working days. */
  weekend: z.array(z.enum(weekdays)).max(6).refine(isSet, "repeated"),
  /** The calendar of new people without a choice. */
  defaultCalendar: z.enum(["gregory", "islamic-umalqura"]),
  /** Mail domains whose people become active by confirming their address. */
  allowedDomains: z.array(domain).max(100).refine(isSet, "repeated"),
  /** Days without use after which a session is over, and days after which it is over in any case. */
  sessionIdleDays: wholeNumber(...settingBounds.sessionIdleDays),
  sessionMaximumDays: wholeNumber(...settingBounds.sessionMaximumDays),
  /** Maximum lifetime of an access token in days, whatever its owner chose; 0: tokens are disabled. */
  tokenMaximumDays: wholeNumber(...settingBounds.tokenMaximumDays),
  /** Whether people added by a directory are mailed an invitation; otherwise they sign in by single sign-on at once. */
  provisioningInvites: z.boolean(),
  /** Maximum size of all uploads of one person together. */
  uploadQuotaMegabytes: wholeNumber(...settingBounds.uploadQuotaMegabytes),
  /**
   * Abuse reports hide their subject, until a moderator decides, if this many people together reach this score. The
   * module moderation defines the weight of each reason; one person alone never hides anything.
   */
  reportsHideFromPeople: wholeNumber(...settingBounds.reportsHideFromPeople),
  reportsHideFromScore: wholeNumber(...settingBounds.reportsHideFromScore),
  /** Days for which decided cases of reports are kept, with the reported content. */
  reportCaseKeptDays: wholeNumber(...settingBounds.reportCaseKeptDays),
  /** Minutes a notification may be read in the app before it is mailed. */
  notificationMailDelayMinutes: wholeNumber(...settingBounds.notificationMailDelayMinutes),
  /** Whether people may check in at every place assigned to them, and not only at those of the applicable schedule. */
  anyAssignedLocation: z.boolean(),
  /** Whether managers see the kind of absences of the people below them; those of requests they decide they see anyway. */
  leaveShownToManagers: z.enum(leaveDetails),
  /** Days after which the position of a punch is purged; its verdict and distance stay. */
  attendancePositionKeptDays: wholeNumber(...settingBounds.attendancePositionKeptDays),
  /** Minutes before a slot's start, and after its end, of the reminder to check in or out; 0: never. */
  attendanceRemindBeforeMinutes: wholeNumber(...settingBounds.attendanceRemindBeforeMinutes),
  attendanceRemindCheckOutMinutes: wholeNumber(...settingBounds.attendanceRemindCheckOutMinutes),
};
export type SettingValues = { [Key in keyof typeof settingFields]: z.output<(typeof settingFields)[Key]> };

/** Values of settings that are not stored. */
export const settingDefaults: SettingValues = {
  organisationNameEn: "Diwan",
  organisationNameAr: "ديوان",
  firstLanguage: "en",
  accentLight: null,
  accentDark: null,
  timeZone: "Asia/Riyadh",
  firstDayOfWeek: "sunday",
  weekend: ["friday", "saturday"],
  defaultCalendar: "gregory",
  allowedDomains: [],
  sessionIdleDays: 30,
  sessionMaximumDays: 90,
  tokenMaximumDays: 365,
  provisioningInvites: true,
  uploadQuotaMegabytes: 5_120,
  reportsHideFromPeople: 3,
  reportsHideFromScore: 9,
  reportCaseKeptDays: 730,
  notificationMailDelayMinutes: 10,
  anyAssignedLocation: false,
  leaveShownToManagers: "away",
  attendancePositionKeptDays: 90,
  attendanceRemindBeforeMinutes: 15,
  attendanceRemindCheckOutMinutes: 30,
};
