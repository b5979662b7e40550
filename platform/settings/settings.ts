import { z } from "zod";
import { isTimeZone } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { weekdays } from "#shared/weekdays.ts";

const timeZone = z.string().refine(isTimeZone);
const domain = z.string().trim().toLowerCase().min(1);

/** Every setting of the organisation with its default. Names of the organisation depend on the installation. */
const schema = {
  organisationNameEn: z.string().min(1).default("Diwan"),
  organisationNameAr: z.string().min(1).default("ديوان"),
  /** IANA name of the zone the organisation lives in. */
  timeZone: timeZone.default("Asia/Riyadh"),
  /** With which day a week begins; the calendar's order, and of an exception day's hours the first to be asked. */
  firstDayOfWeek: z.enum(weekdays).default("sunday"),
  /** Whether people may check in at every place assigned to them, and not only at those of the schedule that applies. */
  anyAssignedLocation: z.boolean().default(false),
  /** Mail domains whose people become active by confirming their address; subdomains are named separately. */
  allowedDomains: z.array(domain).default([]),
  /** Days without use after which a session is over, and days after which it is over in any case. */
  sessionIdleDays: z.number().int().min(1).max(365).default(30),
  sessionMaximumDays: z.number().int().min(1).max(3650).default(90),
  /** How much all uploads of one person may have together. */
  uploadQuotaMegabytes: z.number().int().min(0).max(10_000_000).default(5_120),
  /**
   * Reports of abuse hide what they are about, until a moderator decides, when so many people together reach this score.
   * How much each reason weighs stands in the module moderation; one person alone never hides anything.
   */
  reportsHideFromPeople: z.number().int().min(2).max(1000).default(3),
  reportsHideFromScore: z.number().int().min(1).max(100_000).default(9),
  /** Days for which decided cases of reports are kept, with what was reported. */
  reportCaseKeptDays: z.number().int().min(30).max(3650).default(730),
  /** How long something may be read in the app before a mail tells of it. */
  notificationMailDelayMinutes: z.number().int().min(0).max(1440).default(10),
  /** The days that are shown as the weekend; whether anybody works is decided by schedules. */
  weekend: z.array(z.enum(weekdays)).max(6).default(["friday", "saturday"]),
  /** Days after which the position of a punch is purged; its verdict and distance stay. */
  attendancePositionKeptDays: z.number().int().min(1).max(3650).default(90),
  /** Minutes before a slot's start, and after its end, at which those who forgot to check in or out are reminded; 0: never. */
  attendanceRemindBeforeMinutes: z.number().int().min(0).max(240).default(15),
  attendanceRemindCheckOutMinutes: z.number().int().min(0).max(720).default(30),
};
export type Settings = { [Key in keyof typeof schema]: z.output<(typeof schema)[Key]> };

const keys = Object.keys(schema) as (keyof Settings)[];
const readRows = statement<{ key: string; value: unknown }>("select key, value from setting where key = any($1)");

/** The organisation's settings as stored; what is absent or unusable has its default. */
export async function readSettings(db: Reader, defaults: Partial<Settings> = {}): Promise<Settings> {
  const rows = await readRows(db, [keys]);
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = keys.map((key) => {
    const parsed = schema[key].safeParse(stored.get(key) ?? defaults[key]);
    return [key, parsed.success ? parsed.data : schema[key].parse(defaults[key])];
  });
  return Object.fromEntries(entries) as Settings;
}

/** Milliseconds a node may go on with settings it has read. */
const freshness = 5_000;

/** Settings as everything on this node reads them: from memory, at most five seconds old. */
export type SettingsSource = (db: Reader) => Promise<Settings>;

/** `defaults` stand in for what is not stored: the names of the demonstration company, for example. */
export function createSettings(defaults: Partial<Settings> = {}): SettingsSource {
  let known: { at: number; settings: Promise<Settings> } | null = null;
  return (db) => {
    const at = performance.now();
    if (known !== null && at - known.at < freshness) return known.settings;
    const reading = { at, settings: readSettings(db, defaults) };
    known = reading;
    reading.settings.catch(() => {
      if (known === reading) known = null;
    });
    return reading.settings;
  };
}
