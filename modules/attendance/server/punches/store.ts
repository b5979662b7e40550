import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { NextAction, PunchAnswer, PunchKind } from "../../contract/evaluation.ts";
import type { PunchRow } from "./queries.ts";

export type NewPunch = {
  personId: string;
  kind: PunchKind;
  at: string;
  receivedAt: string;
  source: PunchRow["source"];
  clientId: string;
  deviceAt: string | null;
  positionAt: string | null;
  /** Metres. */
  accuracy: number | null;
  position: { latitude: number; longitude: number } | null;
  /** The engine's answer. */
  answer: PunchAnswer;
  nextAction: NextAction | null;
  /** Only for a refused one. */
  permittedLocations: readonly string[] | null;
  createdBy: string | null;
  reasonId: string | null;
  note: string | null;
};

/** Inserts the punch, its client id and its position in one round trip. */
const insert = statement<{ id: string }>(`
  with made as (
    insert into punch (person_id, kind, at, received_at, source, client_id, device_at, position_at, accepted, refusal,
      verdict, location_id, distance, nearest_location_id, nearest_distance, accuracy, date, slot, flags, next_action,
      permitted_locations, created_by, reason_id, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
    returning id, person_id, client_id, at),
  known as (
    insert into punch_client (person_id, client_id, punch_id, punch_at) select person_id, client_id, id, at from made),
  place as (
    insert into punch_position (punch_id, at, latitude, longitude)
    select id, at, $25::float8, $26::float8 from made where $25::float8 is not null)
  select id from made`).inserted;

/** Inserts a punch and returns its id. The caller has locked the person and checked the client id. */
export async function insertPunch(tx: Transaction, punch: NewPunch): Promise<string> {
  const { answer, position } = punch;
  const { id } = await insert(
    tx,
    punch.personId,
    punch.kind,
    punch.at,
    punch.receivedAt,
    punch.source,
    punch.clientId,
    punch.deviceAt,
    punch.positionAt,
    answer.accepted,
    answer.refusal,
    answer.verdict,
    answer.location,
    answer.distance,
    answer.nearest?.location ?? null,
    answer.nearest?.distance ?? null,
    punch.accuracy,
    answer.date,
    answer.slot ?? 0,
    answer.flags,
    punch.nextAction,
    punch.permittedLocations,
    punch.createdBy,
    punch.reasonId,
    punch.note,
    position?.latitude ?? null,
    position?.longitude ?? null,
  );
  return id;
}

/** Maps a client id to an existing punch, so that later repeats get the same answer. */
export const insertRepeat = statement<never, [personId: string, clientId: string, punchId: string, punchAt: string]>(
  "insert into punch_client (person_id, client_id, punch_id, punch_at) values ($1, $2, $3, $4)",
).run;

/**
 * Voids a punch, which also closes its review; returns false if it was voided before. The caller has locked its person.
 */
export const voidPunchRow = statement<
  { id: string },
  [id: string, punchAt: string, at: string, by: string, reasonId: string | null, note: string | null]
>(`
  update punch set voided_at = $3, voided_by = $4, void_reason_id = $5, void_note = $6,
    reviewed_by = case when review = 'open' then $4::bigint else reviewed_by end,
    reviewed_at = case when review = 'open' then $3::timestamptz else reviewed_at end,
    review = case when review = 'open' then 'rejected' else review end
  where id = $1 and at = $2 and voided_at is null returning id`).hasChanged;

/** Counts a voided punch again, and reopens the review that voiding it closed. The caller has locked its person. */
export const restorePunchRow = statement<{ id: string }, [id: string, punchAt: string]>(`
  update punch set
    review = case when review = 'rejected' and reviewed_at = voided_at then 'open' else review end,
    reviewed_by = case when review = 'rejected' and reviewed_at = voided_at then null else reviewed_by end,
    reviewed_at = case when review = 'rejected' and reviewed_at = voided_at then null else reviewed_at end,
    voided_at = null, voided_by = null, void_reason_id = null, void_note = null
  where id = $1 and at = $2 and voided_at is not null returning id`).hasChanged;
