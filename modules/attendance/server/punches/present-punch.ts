import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Evaluation } from "../../contract/evaluation.ts";
import type { Attendee, NamedReference } from "../../contract/schemas-parts.ts";
import type { Punch } from "../../contract/schemas-punch.ts";
import type { AttendanceContext } from "../context.ts";
import type { LoadedCase } from "../days/load-cases.ts";
import { referenceTo, type RulesSnapshot } from "../rules/load-rules.ts";
import { loadPeople } from "../load-people.ts";
import type { PunchRow } from "./queries.ts";

/** Date and slot of punches by the current rules; the stored answer may be outdated. */
export type Belongings = ReadonlyMap<string, { date: string; slot: number | null }>;

/** Returns date and slot of a judged person's punches, by id. */
export const belongingsOf = ({ punchIds }: LoadedCase, { punches }: Evaluation): Belongings =>
  new Map(
    punches.flatMap(({ index, date, slot }) => {
      const id = punchIds[index];
      return id === undefined ? [] : [[id, { date, slot }] as const];
    }),
  );

type Names = {
  snapshot: RulesSnapshot;
  people: ReadonlyMap<string, Attendee>;
  lookups: ReadonlyMap<string, NamedReference>;
};

function present(row: PunchRow, { snapshot, people, lookups }: Names, belongings: Belongings): Punch {
  const nearest = referenceTo(snapshot.locations, row.nearest_location_id);
  const { date, slot } = belongings.get(row.id) ?? { date: row.date, slot: row.slot === 0 ? null : row.slot };
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    receivedAt: row.received_at,
    source: row.source,
    accepted: row.accepted,
    refusal: row.refusal,
    verdict: row.verdict,
    location: referenceTo(snapshot.locations, row.location_id),
    distance: row.distance,
    nearest:
      nearest === null || row.nearest_distance === null ? null : { location: nearest, distance: row.nearest_distance },
    accuracy: row.accuracy,
    date,
    slot,
    flags: row.flags,
    isVoided: row.voided_at !== null,
    by: people.get(row.created_by ?? "") ?? null,
    reason: referenceTo(lookups, row.reason_id),
    note: row.note,
    voidReason: referenceTo(lookups, row.void_reason_id),
    voidNote: row.void_note,
  };
}

const selectLookups = statement<NamedReference, [ids: readonly string[]]>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from lookup where id = any($1::bigint[])`,
).all;

/** Presents punches to their owners and officers, in the given order. */
export async function presentPunches(
  db: Reader,
  context: AttendanceContext,
  rows: readonly PunchRow[],
  {
    viewerId,
    snapshot,
    belongings = new Map(),
  }: { viewerId: string; snapshot: RulesSnapshot; belongings?: Belongings },
): Promise<Punch[]> {
  const ids = rows.map((row) => row.created_by);
  const people = await loadPeople({ db, context, viewerId }, ids);
  const lookupIds = [...new Set(rows.flatMap((row) => [row.reason_id, row.void_reason_id]))].filter(
    (id) => id !== null,
  );
  const named = lookupIds.length === 0 ? [] : await selectLookups(db, lookupIds);
  const lookups = new Map(named.map((lookup) => [lookup.id, lookup]));
  return rows.map((row) => present(row, { snapshot, people, lookups }, belongings));
}
