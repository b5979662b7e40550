import { statement } from "#platform/database/statement.ts";

/** Deletes positions, notes and device data; numbers stay. Values: person. */
export const emptyAttendance = [
  statement<never>(`
    delete from punch_position o using punch p where p.id = o.punch_id and p.at = o.at and p.person_id = $1`),
  statement<never>(`
    update punch set note = null, review_note = null, void_note = null
    where person_id = $1 and num_nonnulls(note, review_note, void_note) > 0`),
  statement<never>("update absence set note = null where person_id = $1 and note is not null"),
  statement<never>("update overtime_claim set note = null where person_id = $1 and note is not null"),
  statement<never>(
    "update overtime_request set reason = null, note = null where person_id = $1 and num_nonnulls(reason, note) > 0",
  ),
  // The note of a correction of several people is about all of them.
  statement<never>(`
    update bulk_correction b set note = null
    where b.note is not null
      and exists (select from bulk_correction_row r where r.bulk_correction_id = b.id and r.person_id = $1)
      and not exists (select from bulk_correction_row r where r.bulk_correction_id = b.id and r.person_id <> $1)`),
  statement<never>("delete from punch_client where person_id = $1"),
  statement<never>("delete from attendance_reminder where person_id = $1"),
];
