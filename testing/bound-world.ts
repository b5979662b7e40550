import { sql } from "kysely";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import type { Permission } from "#shared/permissions.ts";
import { leaveWorldOf } from "./leave-world.ts";
import { worldOf } from "./attendance-world.ts";
import { callerOf, type Caller } from "./call.ts";
import { startTestServer, type TestServer } from "./server.ts";

export type BoundRequest = { path: string; body?: object; headers?: Record<string, string> };

/** A person, and the name that shows them in an answer. */
export type Bounded = { id: string; name: string };

/**
 * A department with one below it and another beside it, two locations, and a person in each: `inside` is below the
 * first department and assigned to the first location, `outside` to the others.
 */
export type BoundWorld = {
  server: TestServer;
  alia: Caller;
  north: string;
  /** Below the first. */
  below: string;
  south: string;
  here: string;
  there: string;
  /** The schedule of both. */
  zone: string;
  inside: Bounded;
  outside: Bounded;
  /** Was inside before `movedOn`, and is outside since. */
  moved: Bounded;
  /** The other way round. */
  arrived: Bounded;
  movedOn: string;
  /** Returns a date before `movedOn` on which all have rows, each time another one. */
  nextDate(): string;
  /** An entry of the list of reasons for corrections. */
  reason: string;
  /** A type of leave that takes from a balance. */
  leaveType: string;
  /** An officer whose role holds within the bounds. */
  officer(
    permissions: readonly Permission[],
    bounds: Partial<Record<"departments" | "locations", string[]>>,
  ): Promise<Caller & { id: string }>;
  /** Creates a role without permissions, with members; returns its id. */
  gather(people: readonly Bounded[]): Promise<string>;
  /** Another person of a department, with days at a location. */
  hire(name: string, department: string, location: string): Promise<Bounded>;
};

/** Inserts closed days of a person: from March 2025 to June 2026, yesterday and today. */
const insertDays = (server: TestServer, id: string, location: string): Promise<unknown> =>
  server.write((tx) =>
    sql`
      insert into attendance_day (person_id, date, slot, location_id, time_zone, final_after, required_minutes, is_in,
        worked_minutes, late_minutes, early_minutes, extra_before_minutes, extra_after_minutes, state, provisional,
        rule_version)
      select ${id}, day::date, 0, ${location}::bigint, 'Asia/Riyadh', day, 480, false, 475, 0, 5, 0, 0, 'present', false, 1
      from (
        select generate_series(timestamp '2025-03-01', '2026-06-30', '1 day')
        union select ((now() at time zone 'Asia/Riyadh')::date - back)::timestamp from generate_series(0, 1) back) as d (day)`.execute(
      tx,
    ),
  );

const movedOn = "2026-06-15";

export async function startBoundWorld(): Promise<BoundWorld> {
  const server = await startTestServer();
  const signIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
  const alia = await signIn(await server.hire("Alia", "administrator"));
  await server.hire("Zahra", "administrator");
  const department = async (name_en: string, parent_id: string | null = null): Promise<string> =>
    (
      await server.write((tx) =>
        tx
          .insertInto("department")
          .values({ name_en, name_ar: name_en, parent_id })
          .returning("id")
          .executeTakeFirstOrThrow(),
      )
    ).id;
  const north = await department("North");
  const below = await department("North-East", north);
  const south = await department("South");
  const world = worldOf(server.database);
  const [here, there, zone] = [
    await world.build({ name: "Here" }),
    await world.build({ name: "There" }),
    await world.schedule(),
  ];

  async function hire(name: string, of: string, location: string): Promise<Bounded> {
    const id = await server.hire(name);
    await server.write((tx) => tx.updateTable("person").set({ department_id: of }).where("id", "=", id).execute());
    // Before the assignment: then the server may open today itself.
    await insertDays(server, id, location);
    await world.assign(location, zone, [id]);
    return { id, name };
  }

  /** Hires a person who was in one department and at one location before a date. */
  async function move(name: string, [former, then]: [string, string], [of, location]: [string, string]) {
    const { id } = await hire(name, of, location);
    const before = await world.assign(then, zone, [id]);
    await server.write(async (tx) => {
      await tx
        .insertInto("former_department")
        .values({ person_id: id, until: movedOn, department_id: former })
        .execute();
      await sql`update location_zone_user set from_date = ${movedOn} where location_id = ${location} and id in (
        select location_zone_user_id from location_zone_user_person where person_id = ${id})`.execute(tx);
      await sql`update location_zone_user set to_date = ${movedOn}::date - 1 where id = ${before}`.execute(tx);
      await sql`update attendance_day set location_id = ${then} where person_id = ${id} and date < ${movedOn}`.execute(
        tx,
      );
      await sql`update attendance_rules set version = version + 1`.execute(tx);
      await sql`update person set hire_date = '2025-01-01' where id = ${id}`.execute(tx);
    });
    return { id, name };
  }

  let count = 0;
  let dates = 0;
  return {
    server,
    alia,
    north,
    below,
    south,
    here,
    there,
    zone,
    inside: await hire("Insideq", below, here),
    outside: await hire("Outsideq", south, there),
    moved: await move("Movedq", [below, here], [south, there]),
    arrived: await move("Arrivedq", [south, there], [below, here]),
    movedOn,
    nextDate() {
      const date = new Date(Date.UTC(2025, 2, (dates += 1))).toISOString().slice(0, 10);
      if (date >= movedOn) throw new Error("There are no more dates.");
      return date;
    },
    leaveType: await leaveWorldOf(server.database).type("Annual"),
    reason: await world.lookUp("correctionReason"),
    hire,
    async gather(people) {
      const name = `Gathered ${(count += 1)}`;
      const { data: role } = await alia.post<Role>("/roles", { nameEn: name, nameAr: name });
      const members = people.map(({ id }) => id);
      if (members.length > 0) await alia.post(`/roles/${role.id}/members`, { people: members });
      return role.id;
    },
    async officer(permissions, { departments = [], locations = [] }) {
      const name = `Officers ${(count += 1)}`;
      const { data: role } = await alia.post<Role>("/roles", { nameEn: name, nameAr: name });
      const bounds = { departments, locations };
      const bounded = await alia.put<Role>(`/roles/${role.id}/bounds`, { version: 1, bounds });
      const allowed = await alia.put<Role>(`/roles/${role.id}/permissions`, { version: 2, permissions });
      const id = await server.hire(`Officer ${count}`);
      const joined = await alia.post(`/roles/${role.id}/members`, { people: [id] });
      for (const { status, problem } of [bounded, allowed, joined])
        if (status >= 400) throw new Error(JSON.stringify(problem));
      return { ...(await signIn(id)), id };
    },
  };
}
