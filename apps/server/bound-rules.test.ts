import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBoundWorld, type Bounded, type BoundWorld } from "#testing/bound-world.ts";
import type { Caller, Reply } from "#testing/call.ts";
import { boundablePermissions } from "#shared/permissions.ts";

// The people whom rules reach as time passes: the cases of each route (bounds.test.ts) cannot say it.

const exceptionDays = "/attendance/exception-days";
const assignments = "/attendance/location-zone-users";

let world: BoundWorld;
let officer: Caller;
beforeAll(async () => {
  world = await startBoundWorld();
  officer = await world.officer(boundablePermissions, { departments: [world.north] });
});
afterAll(() => world.server.close());

const refused = ({ status, problem, text }: Reply): void =>
  expect([status, problem.code], text).toEqual([403, "permission_within_bounds"]);
const done = ({ status, text }: Reply): void => expect(status, text).toBeLessThan(300);
const dayOff = (more: object) => ({ date: "2990-01-01", workDay: false, nameEn: "Off", ...more });
const assignment = (more: object) => ({ location: world.here, zone: world.zone, ...more });

/** A membership of January 2025. */
const wasMember = ({ id }: Bounded, role: string): Promise<unknown> =>
  world.server.write((tx) =>
    sql`insert into role_member (role_id, person_id, valid) values (${role}, ${id}, '[2025-01-01,2025-02-01)')`.execute(
      tx,
    ),
  );

test("a rule becomes read only when its role gains a member outside, and again open when that member leaves", async () => {
  const role = await world.gather([world.inside]);
  const { data: rule } = await officer.post<{ id: string; isChangeable: boolean }>(
    exceptionDays,
    dayOff({ roles: [role] }),
  );
  expect(rule.isChangeable).toBe(true);
  await world.alia.post(`/roles/${role}/members`, { people: [world.outside.id] });
  const { data: read } = await officer.get<{ isChangeable: boolean }>(`${exceptionDays}/${rule.id}`);
  expect(read.isChangeable).toBe(false);
  refused(await officer.patch(`${exceptionDays}/${rule.id}`, { version: 1, isActive: false }));
  refused(await officer.post(`${exceptionDays}/${rule.id}/effect`, { delete: true }));
  refused(await officer.delete(`${exceptionDays}/${rule.id}`));
  await world.server.write((tx) =>
    tx.deleteFrom("role_member").where("person_id", "=", world.outside.id).where("role_id", "=", role).execute(),
  );
  done(await officer.delete(`${exceptionDays}/${rule.id}`));
});

test("a rule that reaches days of a former member outside is refused, from a later date on not", async () => {
  const role = await world.gather([world.inside]);
  await wasMember(world.outside, role);
  refused(await officer.post(`${assignments}/effect`, assignment({ roles: [role], from: "2025-01-01" })));
  refused(await officer.post(assignments, assignment({ roles: [role], from: "2025-01-01" })));
  done(await officer.post(assignments, assignment({ roles: [role], from: "2025-03-01" })));
  const policy = {
    type: world.leaveType,
    nameEn: "Former",
    nameAr: "سابق",
    roles: [role],
    from: "2025-01-01",
    period: "calendarYear",
    bands: [{ afterMonths: 0, days: 21 }],
    grant: "start",
    prorate: true,
    rounding: "half",
  };
  refused(await officer.post("/leave/policies", policy));
  done(await officer.post("/leave/policies", { ...policy, from: "2025-03-01" }));
});

test("the days before a person came within the bounds stay as they are, unless their month is locked", async () => {
  const { id } = await world.hire("Newcomerq", world.below, world.here);
  await world.server.write(async (tx) => {
    await sql`insert into former_department (person_id, department_id, until) values (${id}, ${world.south}, '2025-01-08')`.execute(
      tx,
    );
    await sql`update attendance_day set date = '2025-01-06' where person_id = ${id} and date = '2026-01-06'`.execute(
      tx,
    );
  });
  const early = assignment({ users: [id], from: "2025-01-05", to: "2025-01-20" });
  refused(await officer.post(`${assignments}/effect`, early));
  refused(await officer.post(assignments, early));
  done(await officer.post(assignments, { ...early, from: "2025-01-08" }));
  await world.server.write((tx) =>
    tx.insertInto("attendance_month").values({ month: "2025-01-01", locked_at: "2025-02-05T00:00:00Z" }).execute(),
  );
  done(await officer.post(assignments, early));
});

test("officers choose among people within, and roles without members outside", async () => {
  const [own, mixed] = [await world.gather([world.inside]), await world.gather([world.inside, world.outside])];
  for (const area of ["attendance", "leave"]) {
    const { data } = await officer.get<{ roles: { id: string }[] }>(`/${area}/subjects`);
    const roles = data.roles.map(({ id }) => id);
    expect(roles).toContain(own);
    expect(roles).not.toContain(mixed);
  }
});

test("coverage offers the departments that its rules may name", async () => {
  const { data: offered } = await officer.get<{ id: string }[]>("/leave/coverage-departments");
  const ids = offered.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([world.north, world.below]));
  expect(ids).not.toContain(world.south);
  const rule = (department: string) => ({
    nameEn: `Desk ${department}`,
    nameAr: `مكتب ${department}`,
    department,
    people: 1,
    from: "2990-01-01",
  });
  const here = await world.officer(boundablePermissions, { locations: [world.here] });
  const { data: held } = await here.get<{ id: string }[]>("/leave/coverage-departments");
  for (const department of [world.north, world.below, world.south]) {
    const { status } = await here.post("/leave/coverage", rule(department));
    expect(status, department).toBe(held.some(({ id }) => id === department) ? 201 : 403);
  }
  const { data: all } = await world.alia.get<{ id: string }[]>("/leave/coverage-departments");
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([world.north, world.below, world.south]));
});
