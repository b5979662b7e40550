import type { Temporal } from "temporal-polyfill/full";
import type { Transaction } from "#platform/database/database.ts";
import {
  assignments,
  groups,
  holidays,
  locations,
  stockTaking,
  weekdays,
  zonesOf,
  type SeedHoliday,
} from "./attendance.ts";
import { lookups } from "./attendance-lookups.ts";
import { personId } from "./fill-people.ts";

const idOf = (key: string): number => {
  const id = personId.get(key);
  if (id === undefined) throw new Error(`"${key}" works nowhere in the demonstration company.`);
  return id;
};

const known = (ids: ReadonlyMap<string, string>, key: string): string => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Attendance of the demonstration company has no "${key}".`);
  return id;
};

type Dated = { today: Temporal.PlainDate; createdAt: string };

/** Inserts all lookups; returns their ids by English names. */
async function fillLookups(tx: Transaction, { createdAt }: Dated): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [
    position,
    { category, nameEn, nameAr, above, isRequired = false, isActive = true },
  ] of lookups.entries()) {
    const row = {
      category,
      name_en: nameEn,
      name_ar: nameAr,
      main_lookup_id: above === undefined ? null : known(ids, above),
      is_required: isRequired,
      is_active: isActive,
      position: (position + 1) * 10,
      created_at: createdAt,
    };
    const { id } = await tx.insertInto("lookup").values(row).returning("id").executeTakeFirstOrThrow();
    ids.set(nameEn, id);
  }
  return ids;
}

async function fillGroups(tx: Transaction): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { key, nameEn, nameAr, members } of groups) {
    const row = { name_en: nameEn, name_ar: nameAr };
    const { id } = await tx.insertInto("role").values(row).returning("id").executeTakeFirstOrThrow();
    ids.set(key, id);
    await tx
      .insertInto("role_member")
      .values(members.map((member) => ({ role_id: id, person_id: idOf(member) })))
      .execute();
  }
  return ids;
}

async function fillPlaces(tx: Transaction, { createdAt }: Dated): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const place of locations) {
    const row = {
      name_en: place.nameEn,
      name_ar: place.nameAr,
      latitude: place.latitude,
      longitude: place.longitude,
      radius: place.radius,
      time_zone: place.timeZone,
      fence_policy: place.fencePolicy,
      maximum_accuracy: place.maximumAccuracy,
      created_at: createdAt,
    };
    ids.set(place.key, (await tx.insertInto("location").values(row).returning("id").executeTakeFirstOrThrow()).id);
  }
  return ids;
}

async function fillZones(tx: Transaction, { today, createdAt }: Dated): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const zone of zonesOf(today)) {
    const { startDate, endDate } = zone.span;
    const row = {
      name_en: zone.nameEn,
      name_ar: zone.nameAr,
      layer: zone.layer,
      start_date: startDate,
      end_date: endDate,
      check_in_allowance: zone.checkInAllowance,
      opens_before: zone.opensBefore ?? 90,
      closes_after: zone.closesAfter ?? 180,
      half_day_below: zone.halfDayBelow ?? 210,
      absent_below: 60,
      auto_check_out: zone.autoCheckOut ?? ("none" as const),
      created_at: createdAt,
    };
    const { id } = await tx.insertInto("zone").values(row).returning("id").executeTakeFirstOrThrow();
    ids.set(zone.key, id);
    const days = weekdays.filter((weekday) => zone.days.includes(weekday));
    const slots = days.flatMap((weekday) => zone.hours.map((hours) => ({ weekday, ...hours })));
    await tx
      .insertInto("zone_day")
      .values(
        slots.map(({ weekday, start, end, breakMinutes = 0 }, position) => ({
          zone_id: id,
          position,
          weekday,
          start_time: start,
          end_time: end,
          break_minutes: breakMinutes,
        })),
      )
      .execute();
  }
  return ids;
}

/** Returns the date of a holiday last year, from which it recurs yearly. */
function firstDate({ calendar, month, day }: SeedHoliday, today: Temporal.PlainDate): string {
  const inCalendar = today.withCalendar(calendar === "hijri" ? "islamic-umalqura" : "gregory");
  return inCalendar
    .with({ year: inCalendar.year - 1, month, day })
    .withCalendar("iso8601")
    .toString();
}

/** Returns the last Saturday at least two weeks ago. */
const stockTakingDate = (today: Temporal.PlainDate): string =>
  today.subtract({ days: 14 + ((today.dayOfWeek + 1) % 7) }).toString();

async function fillExceptions(tx: Transaction, lookupIds: ReadonlyMap<string, string>, dated: Dated): Promise<void> {
  const { today, createdAt } = dated;
  const yearly = holidays.map((holiday) => ({
    date: firstDate(holiday, today),
    repeats: holiday.calendar,
    work_day: false,
    name_en: holiday.nameEn,
    name_ar: holiday.nameAr,
    everyone: true,
    reason_id: known(lookupIds, "Public holiday"),
    created_at: createdAt,
  }));
  await tx.insertInto("exception_day").values(yearly).execute();
  const { nameEn, nameAr, start, end, people } = stockTaking;
  const { id } = await tx
    .insertInto("exception_day")
    .values({
      date: stockTakingDate(today),
      work_day: true,
      name_en: nameEn,
      name_ar: nameAr,
      start_time: start,
      end_time: end,
      reason_id: known(lookupIds, "Stock-taking"),
      created_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("exception_day_person")
    .values(people.map((person) => ({ exception_day_id: id, person_id: idOf(person) })))
    .execute();
}

/**
 * Inserts the attendance rules of the demonstration company: lookups, groups, locations, zones, assignments and
 * holidays. Returns the ids of locations by key and of lookups by English name.
 */
export async function fillAttendanceRules(
  tx: Transaction,
  today: Temporal.PlainDate,
): Promise<{ places: ReadonlyMap<string, string>; lookups: ReadonlyMap<string, string> }> {
  const dated = { today, createdAt: `${today.year - 2}-01-01T06:00:00Z` };
  const lookupIds = await fillLookups(tx, dated);
  const groupIds = await fillGroups(tx);
  const places = await fillPlaces(tx, dated);
  const zoneIds = await fillZones(tx, dated);
  for (const { location, zone, groups: given = [], people = [] } of assignments) {
    const { id } = await tx
      .insertInto("location_zone_user")
      .values({
        location_id: known(places, location),
        zone_id: known(zoneIds, zone),
        created_at: dated.createdAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const group of given) {
      await tx
        .insertInto("location_zone_user_role")
        .values({ location_zone_user_id: id, role_id: known(groupIds, group) })
        .execute();
    }
    for (const person of people) {
      await tx
        .insertInto("location_zone_user_person")
        .values({ location_zone_user_id: id, person_id: idOf(person) })
        .execute();
    }
  }
  await fillExceptions(tx, lookupIds, dated);
  await tx
    .updateTable("attendance_rules")
    .set((eb) => ({ version: eb("version", "+", "1") }))
    .execute();
  return { places, lookups: lookupIds };
}
