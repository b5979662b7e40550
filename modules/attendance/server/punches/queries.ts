import { statement } from "#platform/database/statement.ts";
import type { NextAction, PunchKind, Refusal, Verdict } from "../../contract/evaluation.ts";
import type { Suspicion } from "../../contract/schemas-punch.ts";

export type PunchRow = {
  id: string;
  person_id: string;
  kind: PunchKind;
  at: string;
  received_at: string;
  source: "web" | "offline" | "officer" | "system";
  accepted: boolean;
  refusal: Refusal | null;
  verdict: Verdict;
  location_id: string | null;
  distance: number | null;
  nearest_location_id: string | null;
  nearest_distance: number | null;
  accuracy: number | null;
  date: string;
  slot: number;
  flags: string[];
  next_action: NextAction | null;
  permitted_locations: string[] | null;
  review: "open" | "accepted" | "rejected" | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
  review_note: string | null;
  suspicions: Suspicion[];
  created_by: string | null;
  reason_id: string | null;
  note: string | null;
  voided_at: string | null;
  void_reason_id: string | null;
  void_note: string | null;
};

export const punchColumns = `
  p.id, p.person_id, p.kind, p.at, p.received_at, p.source, p.accepted, p.refusal, p.verdict, p.location_id, p.distance,
  p.nearest_location_id, p.nearest_distance, p.accuracy, p.date, p.slot, p.flags, p.next_action, p.permitted_locations,
  p.review, p.reviewed_by, p.reviewed_at, p.review_note, p.suspicions, p.created_by, p.reason_id, p.note, p.voided_at,
  p.void_reason_id, p.void_note`;

/** The punch of a known client id. Values: person, client id. The limit restricts it to one partition. */
export const selectKnownPunch = statement<PunchRow>(`
  select ${punchColumns} from punch_client c
  cross join lateral (select * from punch where id = c.punch_id and at = c.punch_at limit 1) p
  where c.person_id = $1 and c.client_id = $2`);

/** One punch at any time. Values: id. */
export const selectPunch = statement<PunchRow>(`select ${punchColumns} from punch p where p.id = $1`);

/**
 * A person's punches of some dates, including refused and voided ones, oldest first. Values: person, first date, last
 * date. The condition on the instant selects partitions: offsets are at most a day, and a slot ends within two.
 */
export const selectPunchesOf = statement<PunchRow>(`
  select ${punchColumns} from punch p
  where p.person_id = $1 and p.date between $2::date and $3::date
    and p.at >= ($2::date - 2)::timestamp at time zone 'UTC' and p.at < ($3::date + 4)::timestamp at time zone 'UTC'
  order by p.at, p.id limit 2000`);
