import { sql } from "kysely";
import type { Temporal } from "temporal-polyfill/full";
import type { Transaction } from "#platform/database/database.ts";
import { absences, firstFilled, locations } from "./attendance.ts";
import { dateIn, hour } from "./dates.ts";
import { fillAttendanceRules } from "./fill-attendance-rules.ts";
import { insertRows } from "./insert.ts";
import { demonstrationAccounts, people, personId } from "./people.ts";
import { planPunches, type PlannedPunch, type PlannedSlot } from "./plan-punches.ts";

const officerId = personId("khaled");

/** Computes days as the server does; passed in, so that the real code computes the demonstration data. */
export type ComputeDays = (
  tx: Transaction,
  personIds: readonly string[],
  span: { from: string; to: string },
) => Promise<unknown>;

const isWorkday = (date: Temporal.PlainDate): boolean => date.dayOfWeek !== 5 && date.dayOfWeek !== 6;

/** Returns the working day this many working days before today; today, or the last one before it, is 0. */
function workdayBefore(today: Temporal.PlainDate, daysAgo: number): Temporal.PlainDate {
  let date = today;
  while (!isWorkday(date)) date = date.subtract({ days: 1 });
  for (let left = Math.abs(daysAgo); left > 0;) {
    date = date.add({ days: -Math.sign(daysAgo) });
    if (isWorkday(date)) left -= 1;
  }
  return date;
}

async function fillAbsences(
  tx: Transaction,
  today: Temporal.PlainDate,
  lookupId: (name: string) => string,
): Promise<void> {
  const rows = absences.map(({ person, kind, days_ago, days, from, to, lookup, note }) => {
    const first = workdayBefore(today, days_ago);
    return {
      person_id: personId(person),
      kind,
      from_date: first.toString(),
      from_time: from,
      to_date: first.add({ days: days - 1 }).toString(),
      to_time: to,
      lookup_id: lookup === undefined ? null : lookupId(lookup),
      note: note ?? null,
      created_by: officerId,
      created_at: `${first.subtract({ days: Math.max(1, 3 - days_ago) }).toString()}T07:20:00Z`,
    };
  });
  await insertRows(tx, "absence", rows);
}

/** Reads the slots that the real code planned, without punches. */
async function readSlots(tx: Transaction, locationId: (key: string) => string): Promise<PlannedSlot[]> {
  const locationById = new Map(locations.map((location) => [locationId(location.key), location]));
  const keys = new Map(people.map(({ id, key }) => [String(id), key]));
  const rows = await tx
    .selectFrom("attendance_day")
    .select(["person_id", "date", "slot", "slot_start", "slot_end", "state", "location_id", "reasons"])
    .where("slot", ">", 0)
    .orderBy("person_id")
    .orderBy("date")
    .orderBy("slot")
    .execute();
  return rows.flatMap((row): PlannedSlot[] => {
    const [person, location] = [keys.get(row.person_id), locationById.get(row.location_id ?? "")];
    if (person === undefined || location === undefined || row.slot_start === null || row.slot_end === null) return [];
    const { date, slot, state } = row;
    const isAway = /"(?:mission|remote)"/.test(JSON.stringify(row.reasons));
    return [
      { person, date, slot, state, isAway, location, start: new Date(row.slot_start), end: new Date(row.slot_end) },
    ];
  });
}

function punchRow(
  { slot, kind, at, position, accuracy, delay, suspicion }: PlannedPunch,
  { id, locationId, reviewerId }: { id: number; locationId: string; reviewerId: number | null },
) {
  const isOutside = position !== null && position.distance > slot.location.radius;
  const isInexact = position !== null && accuracy > slot.location.maximum_accuracy;
  const received = new Date(at.getTime() + delay * 1000);
  return {
    id,
    person_id: personId(slot.person),
    kind,
    at,
    received_at: received,
    source: delay > 0 ? ("offline" as const) : ("web" as const),
    client_id: `${slot.date}-${slot.slot}-${kind}`,
    device_at: suspicion?.kind === "clockSkew" ? new Date(at.getTime() - (suspicion.value ?? 0) * 1000) : at,
    position_at: position === null ? null : at,
    accepted: true,
    verdict: position === null ? ("none" as const) : isOutside ? ("outside" as const) : ("inside" as const),
    location_id: position === null ? null : locationId,
    distance: position?.distance ?? null,
    nearest_location_id: position === null ? null : locationId,
    nearest_distance: position?.distance ?? null,
    accuracy: position === null ? null : accuracy,
    date: slot.date,
    slot: slot.slot,
    flags: [
      ...(delay > 0 ? ["offline"] : []),
      ...(isOutside ? ["review", "outside_fence"] : isInexact ? ["review", "accuracy_too_low"] : []),
    ],
    next_action: kind === "in" ? ("checkOut" as const) : ("checkIn" as const),
    suspicions: JSON.stringify(suspicion === null ? [] : [suspicion]),
    review: suspicion === null ? null : reviewerId === null ? ("open" as const) : ("accepted" as const),
    reviewed_by: reviewerId,
    reviewed_at: reviewerId === null ? null : new Date(received.getTime() + hour),
  };
}

async function fillPunches(
  tx: Transaction,
  punches: readonly PlannedPunch[],
  locationId: (key: string) => string,
): Promise<void> {
  const oldestSuspicious = punches.find(({ suspicion }) => suspicion !== null);
  const rows = punches.map((punch, index) =>
    punchRow(punch, {
      id: index + 1,
      locationId: locationId(punch.slot.location.key),
      reviewerId: punch === oldestSuspicious ? officerId : null,
    }),
  );
  await insertRows(tx, "punch", rows);
  await insertRows(
    tx,
    "punch_client",
    rows.map(({ person_id, client_id, id, at }) => ({ person_id, client_id, punch_id: id, punch_at: at })),
  );
  await insertRows(
    tx,
    "punch_position",
    punches.flatMap(({ position, at }, index) =>
      position === null
        ? []
        : [{ punch_id: index + 1, at, latitude: position.latitude, longitude: position.longitude }],
    ),
  );
  await sql`select setval(pg_get_serial_sequence('punch', 'id'), ${rows.length + 1})`.execute(tx);
}

/** Inserts locations and zones of the demonstration company, absences, and punches since the first of last month. */
export async function fillAttendance(
  tx: Transaction,
  { now, timeZone, computeDays }: { now: Date; timeZone: string; computeDays: ComputeDays },
): Promise<void> {
  const today = dateIn(timeZone, now);
  const { locationId, lookupId } = await fillAttendanceRules(tx, today);
  await fillAbsences(tx, today, lookupId);
  const personIds = people.map(({ id }) => String(id));
  const span = { from: firstFilled(today).toString(), to: today.add({ days: 1 }).toString() };
  // Once to plan the slots, and once with the punches.
  await computeDays(tx, personIds, span);
  const withoutPunchToday = new Set(demonstrationAccounts.map(({ person }) => person));
  const slots = await readSlots(tx, locationId);
  await fillPunches(tx, planPunches(slots, { now, today: today.toString(), withoutPunchToday }), locationId);
  await computeDays(tx, personIds, span);
  const zones = new Set([timeZone, ...locations.map((location) => location.time_zone)]);
  await insertRows(
    tx,
    "attendance_opening",
    [...zones].map((zone) => ({ time_zone: zone, date: dateIn(zone, now).toString(), opened_at: now })),
  );
}
