import { sql } from "kysely";
import { Temporal } from "temporal-polyfill/full";
import type { Transaction } from "#platform/database/database.ts";
import { absences, firstFilled, locations, type SeedAbsence } from "./attendance.ts";
import { fillAttendanceRules } from "./fill-attendance-rules.ts";
import { personId } from "./fill-people.ts";
import { demonstrationAccounts } from "./people.ts";
import { planPunches, type PlannedPunch, type PlannedSlot } from "./plan-punches.ts";

const officer = "khaled";
const largest = 500;

/** Computes days as the server does; passed in, so that the real code computes the demonstration data. */
export type ComputeDays = (
  tx: Transaction,
  personIds: readonly string[],
  span: { from: string; to: string },
) => Promise<unknown>;

const dateOf = (moment: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

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
  lookups: ReadonlyMap<string, string>,
): Promise<void> {
  const rowOf = ({ person, kind, daysAgo, days = 1, from, to, lookup, note }: SeedAbsence) => {
    const first = workdayBefore(today, daysAgo);
    return {
      person_id: personId.get(person) ?? 0,
      kind,
      from_date: first.toString(),
      from_time: from ?? "00:00",
      to_date: first.add({ days: days - 1 }).toString(),
      to_time: to ?? "23:59",
      lookup_id: lookup === undefined ? null : (lookups.get(lookup) ?? null),
      note: note ?? null,
      created_by: personId.get(officer) ?? 0,
      created_at: `${first.subtract({ days: Math.max(1, 3 - daysAgo) }).toString()}T07:20:00Z`,
    };
  };
  await tx.insertInto("absence").values(absences.map(rowOf)).execute();
}

/** Reads the slots that the real code planned, without punches. */
async function readSlots(tx: Transaction, places: ReadonlyMap<string, string>): Promise<PlannedSlot[]> {
  const locationById = new Map(locations.map((location) => [places.get(location.key), location]));
  const keys = new Map([...personId].map(([key, id]) => [String(id), key]));
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
  place: { id: number; location: string; decidedBy: number | null },
) {
  const isOutside = position !== null && position.distance > slot.location.radius;
  const isInexact = position !== null && accuracy > slot.location.maximumAccuracy;
  const received = new Date(at.getTime() + delay * 1000);
  return {
    id: place.id,
    person_id: personId.get(slot.person) ?? 0,
    kind,
    at,
    received_at: received,
    source: delay > 0 ? ("offline" as const) : ("web" as const),
    client_id: `${slot.date}-${slot.slot}-${kind}`,
    device_at: suspicion?.kind === "clockSkew" ? new Date(at.getTime() - (suspicion.value ?? 0) * 1000) : at,
    position_at: position === null ? null : at,
    accepted: true,
    verdict: position === null ? ("none" as const) : isOutside ? ("outside" as const) : ("inside" as const),
    location_id: position === null ? null : place.location,
    distance: position?.distance ?? null,
    nearest_location_id: position === null ? null : place.location,
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
    review: suspicion === null ? null : place.decidedBy === null ? ("open" as const) : ("accepted" as const),
    reviewed_by: place.decidedBy,
    reviewed_at: place.decidedBy === null ? null : new Date(received.getTime() + 3_600_000),
  };
}

async function fillPunches(
  tx: Transaction,
  punches: readonly PlannedPunch[],
  places: ReadonlyMap<string, string>,
): Promise<void> {
  const decided = punches.findIndex(({ suspicion }) => suspicion !== null);
  const rows = punches.map((punch, index) => ({
    punch,
    row: punchRow(punch, {
      id: index + 1,
      location: places.get(punch.slot.location.key) ?? "0",
      // The oldest has been reviewed.
      decidedBy: index === decided ? (personId.get(officer) ?? null) : null,
    }),
  }));
  for (let from = 0; from < rows.length; from += largest) {
    const some = rows.slice(from, from + largest);
    await tx
      .insertInto("punch")
      .values(some.map(({ row }) => row))
      .execute();
    await tx
      .insertInto("punch_client")
      .values(
        some.map(({ row: { person_id, client_id, id, at } }) => ({ person_id, client_id, punch_id: id, punch_at: at })),
      )
      .execute();
    const positions = some.flatMap(({ punch: { position }, row: { id, at } }) =>
      position === null ? [] : [{ punch_id: id, at, latitude: position.latitude, longitude: position.longitude }],
    );
    if (positions.length > 0) await tx.insertInto("punch_position").values(positions).execute();
  }
  await sql`select setval(pg_get_serial_sequence('punch', 'id'), ${rows.length + 1})`.execute(tx);
}

/** Inserts locations and zones of the demonstration company, absences, and punches since the first of last month. */
export async function fillAttendance(
  tx: Transaction,
  { now, timeZone, computeDays }: { now: Date; timeZone: string; computeDays: ComputeDays },
): Promise<void> {
  const today = dateOf(now, timeZone);
  const { places, lookups } = await fillAttendanceRules(tx, today);
  await fillAbsences(tx, today, lookups);
  const people = [...personId.values()].map(String);
  const span = { from: firstFilled(today).toString(), to: today.add({ days: 1 }).toString() };
  // Once to plan the slots, and once with the punches.
  await computeDays(tx, people, span);
  const untouched = new Set<string>(demonstrationAccounts.map(({ person }) => person));
  const slots = await readSlots(tx, places);
  await fillPunches(tx, planPunches(slots, { now, today: today.toString(), untouched }), places);
  await computeDays(tx, people, span);
  const zones = new Set([timeZone, ...locations.map((location) => location.timeZone)]);
  await tx
    .insertInto("attendance_opening")
    .values([...zones].map((zone) => ({ time_zone: zone, date: dateOf(now, zone).toString(), opened_at: now })))
    .execute();
}
