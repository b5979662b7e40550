import type { Selectable } from "kysely";
import { statement } from "#platform/database/statement.ts";
import type { PunchTable } from "#platform/database/tables.gen.ts";
import type { Refusal } from "../../contract/evaluation.ts";
import type { Suspicion } from "../../contract/schemas-punch.ts";

/** A row of `punch`, without what the device sent as evidence; `slot` 0 is none. */
export type PunchRow = Omit<
  Selectable<PunchTable>,
  "client_id" | "device_at" | "position_at" | "voided_by" | "refusal" | "suspicions"
> & { refusal: Refusal | null; suspicions: Suspicion[] };

export const punchColumns = `
  p.id, p.person_id, p.kind, p.at, p.received_at, p.source, p.accepted, p.refusal, p.verdict, p.location_id, p.distance,
  p.nearest_location_id, p.nearest_distance, p.accuracy, p.date, p.slot, p.flags, p.next_action, p.permitted_locations,
  p.review, p.reviewed_by, p.reviewed_at, p.review_note, p.suspicions, p.created_by, p.reason_id, p.note, p.voided_at,
  p.void_reason_id, p.void_note`;

/** The punch of a known client id. The limit restricts it to one partition. */
export const selectKnownPunch = statement<PunchRow, [personId: string, clientId: string]>(`
  select ${punchColumns} from punch_client c
  cross join lateral (select * from punch where id = c.punch_id and at = c.punch_at limit 1) p
  where c.person_id = $1 and c.client_id = $2`).first;

/** One punch at any time. */
export const selectPunch = statement<PunchRow, [id: string]>(
  `select ${punchColumns} from punch p where p.id = $1`,
).first;

/**
 * A person's punches of some dates, including refused and voided ones, oldest first. The condition on the instant selects
 * partitions: offsets are at most a day, and a slot ends within two.
 */
export const selectPunchesOf = statement<PunchRow, [personId: string, from: string, to: string]>(`
  select ${punchColumns} from punch p
  where p.person_id = $1 and p.date between $2::date and $3::date
    and p.at >= ($2::date - 2)::timestamp at time zone 'UTC' and p.at < ($3::date + 4)::timestamp at time zone 'UTC'
  order by p.at, p.id limit 2000`).all;
