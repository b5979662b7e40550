import type { LookupCategory } from "#modules/attendance/contract/kinds.ts";
import { setClock } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Weekday } from "#shared/weekdays.ts";
import { hq, workingDays } from "./attendance-cases.ts";

// The organisation of the worked examples, inserted directly into the tables: for tests that do not cover its screens.

type Site = {
  name?: string;
  latitude?: number;
  longitude?: number;
  radius?: number;
  timeZone?: string;
  fencePolicy?: "block" | "flag" | "log";
  strict?: boolean;
  maximumAccuracy?: number;
};

type Schedule = {
  name?: string;
  layer?: "base" | "seasonal" | "special";
  startDate?: string;
  endDate?: string;
  slots?: [start: string, end: string][];
  weekdays?: readonly Weekday[];
  closesAfter?: number;
  autoCheckOut?: "none" | "slotEnd";
};

export type World = {
  /** Creates a location; headquarters by default. Returns its id. */
  build(site?: Site): Promise<string>;
  /** Creates a zone; Sunday to Thursday 08:00-16:00 by default. Returns its id. */
  schedule(schedule?: Schedule): Promise<string>;
  /** Assigns a location and a zone to people. */
  assign(place: string, zone: string, people: readonly string[]): Promise<string>;
  /** Creates an entry of a reference list; returns its id. */
  lookUp(category: LookupCategory, more?: { isRequired?: boolean; isActive?: boolean }): Promise<string>;
  lock(month: string): Promise<void>;
};

/** Stops the clock at a local time in Riyadh, `2026-01-11 08:00:00`. */
export function setLocalClock(time: string): void {
  const [date, clock] = time.split(" ");
  const at = Date.parse(`${date}T${clock}+03:00`);
  setClock(() => at);
}

export function worldOf(database: Database): World {
  let count = 0;
  const next = (): number => (count += 1);
  const changed = <T>(work: Parameters<typeof transaction<T>>[1]): Promise<T> =>
    transaction(database.primary, async (tx) => {
      await tx
        .updateTable("attendance_rules")
        .set((eb) => ({ version: eb("version", "+", "1") }))
        .execute();
      return work(tx);
    });
  const created = { created_at: "2025-01-01T00:00:00Z" };
  return {
    build: (site = {}) =>
      changed(async (tx) => {
        const name = site.name ?? `Site ${next()}`;
        const row = {
          name_en: name,
          name_ar: name,
          latitude: site.latitude ?? hq.latitude,
          longitude: site.longitude ?? hq.longitude,
          radius: site.radius ?? 150,
          time_zone: site.timeZone ?? "Asia/Riyadh",
          fence_policy: site.fencePolicy ?? "block",
          strict: site.strict ?? false,
          maximum_accuracy: site.maximumAccuracy ?? 100,
          ...created,
        };
        return (await tx.insertInto("location").values(row).returning("id").executeTakeFirstOrThrow()).id;
      }),
    schedule: (given = {}) =>
      changed(async (tx) => {
        const name = given.name ?? `Zone ${next()}`;
        const row = {
          name_en: name,
          name_ar: name,
          start_date: given.startDate ?? "2025-01-01",
          end_date: given.endDate ?? null,
          layer: given.layer ?? "base",
          check_in_allowance: 10,
          opens_before: 60,
          closes_after: given.closesAfter ?? 180,
          half_day_below: 240,
          absent_below: 120,
          auto_check_out: given.autoCheckOut ?? "none",
          ...created,
        };
        const { id } = await tx.insertInto("zone").values(row).returning("id").executeTakeFirstOrThrow();
        const slots = given.slots ?? [["08:00", "16:00"]];
        const days = (given.weekdays ?? (workingDays as Weekday[])).flatMap((weekday) =>
          slots.map(([start_time, end_time]) => ({ weekday, start_time, end_time })),
        );
        await tx
          .insertInto("zone_day")
          .values(days.map((day, position) => ({ ...day, position, zone_id: id })))
          .execute();
        return id;
      }),
    assign: (place, zone, people) =>
      changed(async (tx) => {
        const row = { location_id: place, zone_id: zone, ...created };
        const inserted = tx.insertInto("location_zone_user").values(row).returning("id");
        const { id } = await inserted.executeTakeFirstOrThrow();
        await tx
          .insertInto("location_zone_user_person")
          .values(people.map((person_id) => ({ location_zone_user_id: id, person_id })))
          .execute();
        // All people joined before the dates of the tests.
        await tx.updateTable("person").set({ joined_at: "2025-01-01T00:00:00Z" }).where("id", "in", people).execute();
        return id;
      }),
    lookUp: (category, { isRequired = false, isActive = true } = {}) =>
      changed(async (tx) => {
        const name = `Entry ${next()}`;
        const row = {
          category,
          name_en: name,
          name_ar: name,
          is_required: isRequired,
          is_active: isActive,
          ...created,
        };
        return (await tx.insertInto("lookup").values(row).returning("id").executeTakeFirstOrThrow()).id;
      }),
    lock: async (month) => {
      await database.primary
        .insertInto("attendance_month")
        .values({ month: `${month}-01`, locked_at: "2026-02-01T00:00:00Z" })
        .execute();
    },
  };
}
