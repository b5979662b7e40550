import type { z } from "zod";
import { lockRecords, requireWithinOn } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "#platform/http/author.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { LeaveEntry } from "../../contract/schemas-balances.ts";
import type { createEntry as createSchema, reverseEntry as reverseSchema } from "../../contract/schemas-entries.ts";
import { requireType } from "../balances/list-balances.ts";
import { selectPerson, type EmploymentRow } from "../balances/queries.ts";
import type { Change } from "../context.ts";
import { readEntry } from "./list-entries.ts";
import { checkEntry, isReversible } from "./check-entry.ts";
import { selectEntry } from "./queries.ts";
import { insertEntry } from "./store.ts";

/**
 * Locks another person for leave. Throws 404 for one who is not within the author's bounds on all of the dates, and
 * refuses an unknown person, and the officer himself.
 */
export async function lockOther(
  { tx, author, within }: Change,
  personId: string,
  dates: readonly string[],
): Promise<EmploymentRow> {
  const days = dates.map((date) => ({ personId, date }));
  await requireWithinOn(tx, within, days);
  if (personId === author.personId) throw refuse("own_leave");
  await lockRecords(tx, [personId]);
  // Again, as the person may have been moved before the lock.
  await requireWithinOn(tx, within, days);
  const person = await selectPerson(tx, personId);
  if (person === null) throw refuseField("person_unknown", "person", { key: "invalid" });
  return person;
}

const recordEntry = (
  tx: Transaction,
  { personId: actorId, requestId }: Author,
  action: "leaveEntry.created" | "leaveEntry.reversed",
  id: string,
  details: { personId: string } & Record<string, unknown>,
): Promise<void> =>
  record(tx, {
    action,
    actorId,
    subject: { kind: "leaveEntry", id },
    details,
    audience: `person:${details.personId}`,
    requestId,
  });

const presentTo = ({ tx, context, author }: Change) => ({ db: tx, context, viewerId: author.personId });

/** Enters an opening balance or an adjustment of another person. */
export async function createEntry(change: Change, body: z.output<typeof createSchema>): Promise<LeaveEntry> {
  const { tx, author } = change;
  const { person: personId, type: typeId, kind, date, days, note } = body;
  const expires = body.expires ?? null;
  const { hire_date: hireDate } = await lockOther(change, personId, [date]);
  await requireType(tx, typeId);
  if (hireDate === null) throw refuseField("fields_conflict", "person", { key: "hireDateMissing" });
  const fields = checkEntry({ date, days, expires }, hireDate);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const values = [personId, typeId, kind, date, days, expires, note ?? null] as const;
  const { id } = await insertEntry(tx, ...values, null, nowIso(), author.personId);
  await recordEntry(tx, author, "leaveEntry.created", id, { personId, type: typeId, kind, date, days, expires, note });
  return readEntry(presentTo(change), id);
}

/** Reverses an entry of another person by a second row; neither counts any more. */
export async function reverseEntry(
  change: Change,
  id: string,
  { note }: z.output<typeof reverseSchema>,
): Promise<LeaveEntry> {
  const { tx, author } = change;
  const found = await selectEntry(tx, id);
  if (found === null) throw refuse("not_found");
  const { person_id: personId, type_id: typeId } = found;
  await lockOther(change, personId, [found.date]);
  // Another officer may have reversed it before the lock.
  const { kind, date, days, ...entry } = await readEntry(presentTo(change), id);
  if (entry.overtime !== null) throw refuse("entry_of_overtime");
  if (!isReversible(entry)) throw refuse("entry_reversed");
  const values = [personId, typeId, kind, date, -days, null, note ?? null] as const;
  const reversal = await insertEntry(tx, ...values, id, nowIso(), author.personId);
  await recordEntry(tx, author, "leaveEntry.reversed", id, {
    personId,
    type: typeId,
    kind,
    date,
    days,
    note,
    by: reversal.id,
  });
  return readEntry(presentTo(change), reversal.id);
}
