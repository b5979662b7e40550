import { statement } from "#platform/database/statement.ts";

/** Deletes notes; days stay. Values: person. */
export const emptyLeave = [
  statement<never>("update leave_entry set note = null where person_id = $1 and note is not null"),
  statement<never>("update leave_suspension set note = null where person_id = $1 and note is not null"),
];
