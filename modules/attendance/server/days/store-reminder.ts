import { statement } from "#platform/database/statement.ts";

/** Maximum number of people reminded in one transaction. */
export const maxReminded = 500;

export type ReminderKind = "beforeStart" | "forgottenCheckOut";

/** A person to remind of a slot that starts or ended at `at`. */
export type Reminded = { person_id: string; date: string; at: string; time_zone: string };

// Covers the dates of all time zones, so that the partitions and the index by date narrow the search.
const around =
  "d.date between ($1::timestamptz at time zone 'UTC')::date - 2 and ($1::timestamptz at time zone 'UTC')::date + 1";

const claimText = (kind: ReminderKind, moment: string, condition: string): string => `
  with due as (
    select d.person_id, d.date, d.slot, d.time_zone, ${moment} as at
    from attendance_day d
    where ${around} and d.provisional and ${condition}
      and not exists (select from attendance_reminder r
        where r.person_id = d.person_id and r.date = d.date and r.slot = d.slot and r.kind = '${kind}')
    order by d.person_id limit ${maxReminded}
  ), sent as (
    insert into attendance_reminder (person_id, date, slot, kind)
    select person_id, date, slot, '${kind}' from due
    on conflict (person_id, date, slot, kind) do nothing
    returning person_id, date, slot
  )
  select due.person_id, due.date, due.at, due.time_zone from due join sent using (person_id, date, slot)
  order by due.at, due.person_id`;

type Values = [at: Date, minutes: number];

/**
 * Stores reminders for due people and returns these people: each slot once, even with crashes or concurrent runs, if
 * they are notified in this transaction. `minutes`: before the start, or after the end.
 */
export const claimReminders = {
  beforeStart: statement<Reminded, Values>(
    claimText(
      "beforeStart",
      "d.slot_start",
      `d.state = 'scheduled' and d.first_in is null
      and d.slot_start > $1::timestamptz and d.slot_start <= $1::timestamptz + make_interval(mins => $2::int)`,
    ),
  ).all,
  // Reminders more than half a day late are useless.
  forgottenCheckOut: statement<Reminded, Values>(
    claimText(
      "forgottenCheckOut",
      "d.slot_end",
      `d.is_in and d.slot_end <= $1::timestamptz - make_interval(mins => $2::int)
      and d.slot_end > $1::timestamptz - interval '12 hours'`,
    ),
  ).all,
};

/** Deletes the sent reminders for dates before this one. */
export const purgeReminders = statement<never, [before: string]>(
  "delete from attendance_reminder where date < $1::date",
).run;

/** Maximum number of positions deleted in one transaction. */
export const maxPurged = 5000;

/** Deletes some of the positions before a moment; returns their number. */
export const purgePositions = statement<{ punch_id: string }, [before: Date]>(`
  delete from punch_position
  where (punch_id, at) in (select punch_id, at from punch_position where at < $1 limit ${maxPurged})
    and at < $1
  returning punch_id`).countChanged;
