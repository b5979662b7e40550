import type { Temporal } from "temporal-polyfill/full";
import type { Transaction } from "#platform/database/database.ts";
import {
  assignments,
  datedZone,
  groups,
  holidays,
  locations,
  lookups,
  stockTaking,
  weekdays,
  zones,
} from "./attendance.ts";
import { insertRow, insertRows } from "./insert.ts";
import { personId } from "./people.ts";

/** Returns the id of the row with a key; throws if there is none. */
type IdOf = (key: string) => string;

/** Inserts items in order; returns their ids by key. */
async function insertEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  insert: (item: Item, context: { index: number; idOf: IdOf }) => Promise<string>,
): Promise<IdOf> {
  const ids = new Map<string, string>();
  const idOf: IdOf = (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Attendance of the demonstration company has no "${key}".`);
    return id;
  };
  for (const [index, item] of items.entries()) ids.set(keyOf(item), await insert(item, { index, idOf }));
  return idOf;
}

const keyOf = ({ key }: { key: string }): string => key;

type Dated = { today: Temporal.PlainDate; created_at: string };

const fillLookups = (tx: Transaction, { created_at }: Dated): Promise<IdOf> =>
  insertEach(
    lookups,
    ({ name_en }) => name_en,
    ({ above, ...row }, { index, idOf }) => {
      const parent = above === undefined ? null : idOf(above);
      return insertRow(tx, "lookup", { ...row, main_lookup_id: parent, position: (index + 1) * 10, created_at });
    },
  );

const fillGroups = (tx: Transaction): Promise<IdOf> =>
  insertEach(groups, keyOf, async ({ name_en, name_ar, members }) => {
    const role_id = await insertRow(tx, "role", { name_en, name_ar });
    const rows = members.map((member) => ({ role_id, person_id: personId(member) }));
    await insertRows(tx, "role_member", rows);
    return role_id;
  });

const fillLocations = (tx: Transaction, { created_at }: Dated): Promise<IdOf> =>
  insertEach(locations, keyOf, ({ key: _key, ...row }) => insertRow(tx, "location", { ...row, created_at }));

const fillZones = (tx: Transaction, { today, created_at }: Dated): Promise<IdOf> =>
  insertEach(zones, keyOf, async (zone) => {
    const { key: _key, period: _period, start: _start, end: _end, weekdays: workdays, hours, ...row } = zone;
    const zone_id = await insertRow(tx, "zone", { ...row, ...datedZone(zone, today), created_at });
    const slots = weekdays
      .filter((weekday) => workdays.includes(weekday))
      .flatMap((weekday) => hours.map((slot) => ({ zone_id, weekday, ...slot })));
    await insertRows(
      tx,
      "zone_day",
      slots.map((slot, position) => ({ ...slot, position })),
    );
    return zone_id;
  });

/** Returns the date of a holiday last year, from which it recurs yearly. */
function firstDate({ calendar, month, day }: (typeof holidays)[number], today: Temporal.PlainDate): string {
  const inCalendar = today.withCalendar(calendar === "hijri" ? "islamic-umalqura" : "gregory");
  return inCalendar
    .with({ year: inCalendar.year - 1, month, day })
    .withCalendar("iso8601")
    .toString();
}

/** Returns the last Saturday at least two weeks ago. */
const stockTakingDate = (today: Temporal.PlainDate): string =>
  today.subtract({ days: 14 + ((today.dayOfWeek + 1) % 7) }).toString();

async function fillExceptionDays(tx: Transaction, lookupId: IdOf, { today, created_at }: Dated): Promise<void> {
  const yearly = holidays.map((holiday) => ({
    date: firstDate(holiday, today),
    repeats: holiday.calendar,
    work_day: false,
    name_en: holiday.name_en,
    name_ar: holiday.name_ar,
    everyone: true,
    reason_id: lookupId("Public holiday"),
    created_at,
  }));
  await insertRows(tx, "exception_day", yearly);
  const { people, ...row } = stockTaking;
  const date = stockTakingDate(today);
  const reason_id = lookupId("Stock-taking");
  const exception_day_id = await insertRow(tx, "exception_day", {
    ...row,
    date,
    work_day: true,
    reason_id,
    created_at,
  });
  const rows = people.map((person) => ({ exception_day_id, person_id: personId(person) }));
  await insertRows(tx, "exception_day_person", rows);
}

/**
 * Inserts the attendance rules of the demonstration company: lookups, groups, locations, zones, assignments and
 * holidays. Returns the ids of locations by key and of lookups by English name.
 */
export async function fillAttendanceRules(
  tx: Transaction,
  today: Temporal.PlainDate,
): Promise<{ locationId: IdOf; lookupId: IdOf }> {
  const created_at = `${today.year - 2}-01-01T06:00:00Z`;
  const dated = { today, created_at };
  const lookupId = await fillLookups(tx, dated);
  const groupId = await fillGroups(tx);
  const locationId = await fillLocations(tx, dated);
  const zoneId = await fillZones(tx, dated);
  for (const { location, zone, groups: groupKeys, people } of assignments) {
    const row = { location_id: locationId(location), zone_id: zoneId(zone), created_at };
    const location_zone_user_id = await insertRow(tx, "location_zone_user", row);
    const roles = groupKeys.map((group) => ({ location_zone_user_id, role_id: groupId(group) }));
    await insertRows(tx, "location_zone_user_role", roles);
    const persons = people.map((person) => ({ location_zone_user_id, person_id: personId(person) }));
    await insertRows(tx, "location_zone_user_person", persons);
  }
  await fillExceptionDays(tx, lookupId, dated);
  await tx
    .updateTable("attendance_rules")
    .set((eb) => ({ version: eb("version", "+", "1") }))
    .execute();
  return { locationId, lookupId };
}
