import { z } from "zod";
import { requiredText, wholeNumber } from "./fields.ts";
import { firstLanguages } from "./locale.ts";
import { settingBounds } from "./setting-bounds.ts";
import { isTimeZone } from "./dates.ts";
import { weekdays } from "./weekdays.ts";

const timeZone = z
  .string()
  .max(64, { abort: true })
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/, "timeZoneUnknown")
  .refine(isTimeZone, "timeZoneUnknown");

/** The part of a mail address after the @; subdomains are named separately. */
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

/** Every setting of the organisation that is a value of its own, as it is stored, sent and answered. */
export const settingFields = {
  organisationNameEn: requiredText(1, 60),
  organisationNameAr: requiredText(1, 60),
  /** The language of first visits, of calls that name none, and of mails to people who have chosen none. */
  firstLanguage: z.enum(firstLanguages),
  /** The colour of what can be pressed, in either theme; shared/accent.ts says which ones can be read. */
  accentLight: colour,
  accentDark: colour,
  /** IANA name of the zone the organisation lives in. */
  timeZone,
  /** With which day a week begins; the calendar's order, and of an exception day's hours the first to be asked. */
  firstDayOfWeek: z.enum(weekdays),
  /** The days that are shown as the weekend; whether anybody works is decided by schedules. */
  weekend: z.array(z.enum(weekdays)).max(6).refine(isSet, "repeated"),
  /** The calendar of people who are new and have not chosen theirs. */
  defaultCalendar: z.enum(["gregory", "islamic-umalqura"]),
  /** Mail domains whose people become active by confirming their address. */
  allowedDomains: z.array(domain).max(100).refine(isSet, "repeated"),
  /** Days without use after which a session is over, and days after which it is over in any case. */
  sessionIdleDays: wholeNumber(...settingBounds.sessionIdleDays),
  sessionMaximumDays: wholeNumber(...settingBounds.sessionMaximumDays),
  /** Days after which an access token is over, whatever its owner chose; 0: there are none. */
  tokenMaximumDays: wholeNumber(...settingBounds.tokenMaximumDays),
  /** Whether people whom a directory adds are mailed an invitation; otherwise they sign in by single sign-on at once. */
  provisioningInvites: z.boolean(),
  /** How much all uploads of one person may have together. */
  uploadQuotaMegabytes: wholeNumber(...settingBounds.uploadQuotaMegabytes),
  /**
   * Reports of abuse hide what they are about, until a moderator decides, when so many people together reach this score.
   * How much each reason weighs stands in the module moderation; one person alone never hides anything.
   */
  reportsHideFromPeople: wholeNumber(...settingBounds.reportsHideFromPeople),
  reportsHideFromScore: wholeNumber(...settingBounds.reportsHideFromScore),
  /** Days for which decided cases of reports are kept, with what was reported. */
  reportCaseKeptDays: wholeNumber(...settingBounds.reportCaseKeptDays),
  /** How long something may be read in the app before a mail tells of it. */
  notificationMailDelayMinutes: wholeNumber(...settingBounds.notificationMailDelayMinutes),
  /** Whether people may check in at every place assigned to them, and not only at those of the schedule that applies. */
  anyAssignedLocation: z.boolean(),
  /** Days after which the position of a punch is purged; its verdict and distance stay. */
  attendancePositionKeptDays: wholeNumber(...settingBounds.attendancePositionKeptDays),
  /** Minutes before a slot's start, and after its end, at which those who forgot to check in or out are reminded; 0: never. */
  attendanceRemindBeforeMinutes: wholeNumber(...settingBounds.attendanceRemindBeforeMinutes),
  attendanceRemindCheckOutMinutes: wholeNumber(...settingBounds.attendanceRemindCheckOutMinutes),
};
export type SettingValues = { [Key in keyof typeof settingFields]: z.output<(typeof settingFields)[Key]> };

/** What holds while nothing is stored. */
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
  attendancePositionKeptDays: 90,
  attendanceRemindBeforeMinutes: 15,
  attendanceRemindCheckOutMinutes: 30,
};
