import { z } from "zod";
import { recountReasons } from "#shared/recounted-day.ts";
import { weekdays } from "#shared/weekdays.ts";
import { id, idOut, instant, pageQuery, personSummary, queryBoolean } from "#shared/wire.ts";
import { digestRhythms, lockScreens, mailWays, notificationKinds, requestOutcomes } from "./kinds.ts";

const flag = z.boolean();
const kind = z.enum(notificationKinds);

/** In UTC and within a range of years, since PostgreSQL accepts fewer offsets and years than ISO 8601. */
const givenInstant = z.iso
  .datetime({ offset: true, abort: true })
  .max(40)
  .refine((value) => Math.abs(new Date(value).getTime() - Date.UTC(2500, 0)) < Date.UTC(2470, 0), "date")
  .transform((value) => new Date(value).toISOString());

export const notification = z
  .object({
    id: idOut,
    kind,
    isRead: flag,
    subject: z
      .object({ kind: z.string(), id: idOut })
      .meta({ description: "The subject, by which notifications are grouped." }),
    actors: z.array(personSummary).meta({ description: "The actors, newest first, three at most." }),
    otherCount: z.number().int().meta({ description: "Number of further actors." }),
    topic: z
      .object({ id: idOut, categoryId: idOut, titleAr: z.string().nullable(), titleEn: z.string().nullable() })
      .nullable(),
    isOpenable: flag.meta({ description: "False if its topic can no longer be opened." }),
    comment: z
      .object({ id: idOut, excerpt: z.string() })
      .nullable()
      .meta({ description: "The oldest comment of the notification, from which to read." }),
    category: z
      .object({ id: idOut, nameAr: z.string(), nameEn: z.string() })
      .nullable()
      .meta({ description: "The category of its topic." }),
    closesAt: instant.nullable().meta({ description: "When the poll closes." }),
    dueOn: z.iso.date().nullable().meta({ description: "The date by which it must be read." }),
    slot: z
      .object({ at: instant, timeZone: z.string() })
      .nullable()
      .meta({ description: "Beginning or end of the slot of a reminder, and the time zone of its location." }),
    request: z
      .object({ id: idOut, serviceAr: z.string(), serviceEn: z.string(), outcome: z.enum(requestOutcomes).nullable() })
      .nullable()
      .meta({ description: "The request and its outcome." }),
    document: z
      .object({ id: idOut, reportKind: z.string(), titleAr: z.string(), titleEn: z.string() })
      .nullable()
      .meta({ description: "The published report." }),
    overtime: z
      .object({ outcome: z.enum(["approved", "rejected"]) })
      .nullable()
      .meta({ description: "The decision on the person's overtime of the date `dueOn`." }),
    correction: z
      .object({ days: z.number().int(), isUndone: z.boolean() })
      .nullable()
      .meta({ description: "Corrected days of the person, the first of them on `dueOn`." }),
    recount: z
      .object({ days: z.number(), why: z.enum(recountReasons) })
      .nullable()
      .meta({ description: "Days of the person's approved leave that came back or are taken, the first on `dueOn`." }),
    decision: z.enum(["keep", "deactivate", "delete"]).nullable(),
    reason: z.string().nullable().meta({ description: "The reason of the decision or the deactivation." }),
    createdAt: instant,
    latestAt: instant,
  })
  .meta({ id: "Notification" });
export type Notification = z.output<typeof notification>;

export const listNotificationsQuery = z.strictObject({
  ...pageQuery,
  kind: kind.optional(),
  unread: queryBoolean.optional(),
});

export const unreadCount = z.object({ unread: z.number().int() });

/** `upTo` excludes notifications that are newer than the newest one shown. */
export const readAllBody = z.strictObject({
  kind: kind.optional(),
  upTo: givenInstant.optional(),
});

/** `readAt` identifies this reading, so that it can be undone. */
export const readingDone = z.object({ readAt: instant, changed: z.number().int(), unread: z.number().int() });

export const unreadBody = z.strictObject({
  readAt: givenInstant,
  id: id.optional(),
});

const time = z
  .string()
  .max(5)
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, "timeOfDay");

const quietHours = z.strictObject({
  from: time,
  until: time.meta({ description: "Equal to `from`: all day. Earlier than `from`: until the next day." }),
  days: z
    .array(z.enum(weekdays))
    .min(1, "fieldRequired")
    .max(7)
    .transform((days) => weekdays.filter((day) => days.includes(day)))
    .meta({ description: "The days on which they begin." }),
});
export type QuietHours = z.output<typeof quietHours>;

const kindPreference = z.object({
  kind,
  inApp: flag,
  email: z.enum(mailWays),
  push: flag.meta({ description: "On the devices that show notifications." }),
  isFixed: flag.meta({ description: "Cannot be switched off in the app." }),
});
export type KindPreference = z.output<typeof kindPreference>;

export const preferences = z
  .object({
    kinds: z.array(kindPreference),
    quietHours: quietHours.nullable(),
    digest: z.enum(digestRhythms),
    digestTime: z
      .string()
      .meta({ description: "HH:MM in the organisation's time zone; weekly ones are sent on Sunday." }),
    lockScreen: z.enum(lockScreens).meta({ description: "What locked devices show." }),
    timeZone: z.string(),
    version: z.number().int(),
  })
  .meta({ id: "NotificationPreferences" });
export type Preferences = z.output<typeof preferences>;

export const updatePreferences = z.strictObject({
  version: z.number().int().min(0),
  kinds: z
    .array(z.strictObject({ kind, inApp: flag.optional(), email: z.enum(mailWays).optional(), push: flag.optional() }))
    .max(50)
    .optional(),
  quietHours: quietHours.nullable().optional(),
  digest: z.enum(digestRhythms).optional(),
  digestTime: time.optional(),
  lockScreen: z.enum(lockScreens).optional(),
});
export type UpdatePreferences = z.output<typeof updatePreferences>;
