import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { TakenDay } from "../../contract/evaluation.ts";

/** A request and the absence it has become: null while it waits, or where an officer entered the absence. */
export type UseOrigin = { requestId: string | null; absenceId: string | null };

const updateUse = statement<{ id: string }, [request: string | null, absence: string | null, typeId: string]>(`
  update leave_use set type_id = $3, absence_id = coalesce($2, absence_id)
  where request_id = $1 or absence_id = $2 returning id`).changedValue("id", null);
const insertUse = statement<
  { id: string },
  [personId: string, typeId: string, request: string | null, absence: string | null]
>(`
  insert into leave_use (person_id, type_id, request_id, absence_id) values ($1, $2, $3, $4)
  on conflict do nothing returning id`).changedValue("id", null);
const deleteDays = statement<never, [useId: string, dates: readonly string[]]>(
  "delete from leave_use_day where leave_use_id = $1 and date <> all($2::date[])",
).run;
const insertDays = statement<never, [useId: string, dates: readonly string[], parts: readonly number[]]>(`
  insert into leave_use_day (leave_use_id, date, part)
  select $1, * from unnest($2::date[], $3::numeric[])
  on conflict (leave_use_id, date) do update set part = excluded.part`).run;

/** Stores the days that leave takes, in place of those it took. It is told by its request or its absence. */
export async function writeUse(
  tx: Transaction,
  { personId, typeId, requestId, absenceId }: UseOrigin & { personId: string; typeId: string },
  days: readonly TakenDay[],
): Promise<void> {
  const update = () => updateUse(tx, requestId, absenceId, typeId);
  // Of two transactions that store the same use, the second finds it after the first has ended.
  const id = (await update()) ?? (await insertUse(tx, personId, typeId, requestId, absenceId)) ?? (await update());
  if (id === null) throw new Error("The leave was not stored.");
  const dates = days.map(({ date }) => date);
  await deleteDays(tx, id, dates);
  await insertDays(
    tx,
    id,
    dates,
    days.map(({ part }) => part),
  );
}

/** Removes the days that leave takes outside a span; returns whether it has a use. */
export const trimUse = statement<{ id: string }, [absenceId: string, from: string, to: string]>(`
  with trimmed as (
    delete from leave_use_day d using leave_use u
    where u.id = d.leave_use_id and u.absence_id = $1 and not d.date between $2::date and $3::date
  )
  select id from leave_use where absence_id = $1`).hasChanged;

const insertPart = statement<{ id: string }, [absenceId: string, partOf: string]>(`
  insert into leave_use (person_id, type_id, absence_id)
  select person_id, type_id, $1 from leave_use where absence_id = $2 returning id`).changedValue("id", null);
const updateDays = statement<never, [useId: string, partOf: string, from: string, to: string]>(`
  update leave_use_day d set leave_use_id = $1 from leave_use u
  where u.id = d.leave_use_id and u.absence_id = $2 and d.date between $3::date and $4::date`).run;

/** Moves the days of a span to an absence that was a part of another; returns whether the other has a use. */
export async function moveDays(
  tx: Transaction,
  { absenceId, partOf, from, to }: { absenceId: string; partOf: string; from: string; to: string },
): Promise<boolean> {
  const id = await insertPart(tx, absenceId, partOf);
  if (id !== null) await updateDays(tx, id, partOf, from, to);
  return id !== null;
}

/** Frees the days of a request that has no absence. */
export const deleteAsked = statement<never, [requestId: string]>(
  "delete from leave_use where request_id = $1 and absence_id is null",
).run;
