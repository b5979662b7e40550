import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { permissions } from "#shared/permissions.ts";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Role, RoleMember } from "../../contract/schemas-roles.ts";

let server: TestServer;
/** Alia is an administrator, Salem manages only roles besides an employee's permissions, Omar is an employee. */
let alia: Caller, salem: Caller, omar: Caller;
let aliaId: string, omarId: string, reemId: string;
const roleOf = async (key: string): Promise<Role> => {
  const role = (await alia.get<Role[]>("/roles")).data.find((each) => each.key === key);
  if (role === undefined) throw new Error(`There is no role ${key}.`);
  return role;
};
const refusal = ({ status, problem }: Reply): unknown[] => [
  status,
  problem.code,
  ...problem.fields.map(({ path, code }) => `${path}: ${code}`),
];
const signedIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);

let number = 0;
const words = (more: object = {}) => {
  number += 1;
  return { nameEn: `Role ${number}`, nameAr: `دور ${number}`, ...more };
};
const add = async (more: object = {}, by = alia): Promise<Role> => {
  const answer = await by.post<Role>("/roles", words(more));
  expect(answer.status, JSON.stringify(answer.problem)).toBe(201);
  return answer.data;
};
const allow = async (role: Role, granted: readonly string[]): Promise<Role> => {
  const { status, data } = await alia.put<Role>(`/roles/${role.id}/permissions`, {
    version: role.version,
    permissions: granted,
  });
  expect(status).toBe(200);
  return data;
};
const members = async (role: Role, query = ""): Promise<RoleMember[]> =>
  (await alia.get<RoleMember[]>(`/roles/${role.id}/members${query}`)).data;
const join = (role: Role, people: string[], dates: object = {}, by = alia): Promise<Reply> =>
  by.post(`/roles/${role.id}/members`, { people, ...dates });

beforeAll(async () => {
  server = await startTestServer();
  aliaId = await server.hire("Alia", "administrator");
  [omarId, reemId] = [await server.hire("Omar"), await server.hire("Reem")];
  [alia, omar] = [await signedIn(aliaId), await signedIn(omarId)];
  const salemId = await server.hire("Salem");
  const keeper = await allow(await add({ nameEn: "Keepers of roles", nameAr: "أمناء الأدوار" }), ["role.manage"]);
  expect((await join(keeper, [salemId])).status).toBe(201);
  salem = await signedIn(salemId);
});
afterAll(() => server.close());

describe("refused requests", () => {
  test("an employee is refused all routes of roles with 403", async () => {
    const { id } = await add();
    for (const answer of [
      await omar.get("/roles"),
      await omar.get(`/roles/${id}`),
      await omar.post("/roles", words()),
      await omar.patch(`/roles/${id}`, { version: 1, nameEn: "Mine" }),
      await omar.put(`/roles/${id}/permissions`, { version: 1, permissions: [...permissions] }),
      await omar.get(`/roles/${id}/members`),
      await omar.post(`/roles/${id}/members`, { people: [omarId] }),
      await omar.delete(`/role-members/1`),
      await omar.delete(`/roles/${id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test("unknown roles and memberships are refused with 404", async () => {
    for (const answer of [
      await alia.get("/roles/999999"),
      await alia.patch("/roles/999999", { version: 1 }),
      await alia.put("/roles/999999/permissions", { version: 1, permissions: [] }),
      await alia.delete("/roles/999999"),
      await alia.get("/roles/999999/members"),
      await alia.post("/roles/999999/members", { people: [omarId] }),
      await alia.delete("/role-members/999999"),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
  });

  test.each([
    [{ nameEn: " " }, "nameEn: fieldRequired"],
    [{ nameAr: undefined }, "nameAr: fieldRequired"],
    [{ nameEn: "x".repeat(81) }, "nameEn: maxLength"],
    [{ descriptionAr: "س".repeat(301) }, "descriptionAr: maxLength"],
    [{ key: "administrator" }, "key: unknownField"],
    [{ permissions: ["role.manage"] }, "permissions: unknownField"],
  ])("a role with %o is refused with 400", async (more, field) => {
    expect(refusal(await alia.post("/roles", words(more)))).toEqual([400, "fields_invalid", field]);
  });

  test("a name of another role, in any case, is refused with 409", async () => {
    const { nameEn, nameAr } = await add();
    expect(refusal(await alia.post("/roles", words({ nameEn: nameEn.toUpperCase() })))).toEqual([
      409,
      "name_taken",
      "nameEn: nameTaken",
    ]);
    expect(refusal(await alia.patch(`/roles/${(await add()).id}`, { version: 1, nameAr }))).toEqual([
      409,
      "name_taken",
      "nameAr: nameTaken",
    ]);
  });

  test("deleting a built-in role, and changes that would break one, are refused with 422", async () => {
    for (const key of ["employee", "moderator", "attendanceOfficer", "contentEditor", "administrator"]) {
      expect(refusal(await alia.delete(`/roles/${(await roleOf(key)).id}`))).toEqual([422, "role_fixed"]);
    }
    const { id, version } = await roleOf("administrator");
    expect(refusal(await alia.put(`/roles/${id}/permissions`, { version, permissions: [] }))).toEqual([
      422,
      "role_fixed",
    ]);
    expect(refusal(await join(await roleOf("employee"), [omarId]))).toEqual([422, "role_fixed"]);
  });

  test("a role of a rule of working time is used until the rule is deleted", async () => {
    const role = await add();
    const limit = { nameEn: "Limit", nameAr: "حد", kind: "maximumPerDay", minutes: 480, from: "2026-01-01" };
    const made = await alia.post<{ id: string }>("/attendance/working-time-rules", { ...limit, roles: [role.id] });
    expect(made.status).toBe(201);
    expect((await alia.get<Role>(`/roles/${role.id}`)).data.usedBy).toMatchObject({ workingTimeRules: 1 });
    expect(refusal(await alia.delete(`/roles/${role.id}`))).toEqual([422, "role_used"]);
    expect((await alia.delete(`/attendance/working-time-rules/${made.data.id}`)).status).toBe(204);
    expect((await alia.delete(`/roles/${role.id}`)).status).toBe(204);
  });

  test("deleting a role with exception days is refused with 422, and the role states it beforehand", async () => {
    const role = await add();
    const day = { nameEn: "Day", nameAr: "يوم", date: "2026-01-11", workDay: false, roles: [role.id] };
    const made = await alia.post<{ id: string }>("/attendance/exception-days", day);
    expect(made.status).toBe(201);
    expect((await alia.get<Role>(`/roles/${role.id}`)).data).toMatchObject({
      usedBy: {
        assignments: 0,
        exceptionDays: 1,
        workingTimeRules: 0,
        overtimePolicies: 0,
        services: 0,
        publications: 0,
        leavePolicies: 0,
      },
      can: { delete: false, update: true },
    });
    expect(refusal(await alia.delete(`/roles/${role.id}`))).toEqual([422, "role_used"]);
    expect((await alia.delete(`/attendance/exception-days/${made.data.id}`)).status).toBe(204);
    expect((await alia.delete(`/roles/${role.id}`)).status).toBe(204);
  });

  test("deleting a role in the audience of e-services or links is refused with 422", async () => {
    const role = await add();
    const group = await alia.post<{ id: string }>("/link-groups", { nameEn: "For some", nameAr: "للبعض" });
    const names = { nameEn: "Only for them", nameAr: "لهم وحدهم" };
    const link = await alia.post<{ id: string }>("/links", {
      ...names,
      group: group.data.id,
      address: "https://example.com/",
      audience: { departments: [], roles: [role.id] },
    });
    expect([group.status, link.status]).toEqual([201, 201]);
    await server.database.primary
      .insertInto("service_role")
      .columns(["service_id", "role_id"])
      .expression((eb) =>
        eb
          .selectFrom("service")
          .select(["id", sql<string>`${role.id}::bigint`.as("role_id")])
          .where("code", "=", "mission"),
      )
      .execute();
    expect((await alia.get<Role>(`/roles/${role.id}`)).data).toMatchObject({
      usedBy: {
        assignments: 0,
        exceptionDays: 0,
        workingTimeRules: 0,
        overtimePolicies: 0,
        services: 1,
        publications: 1,
        leavePolicies: 0,
      },
      can: { delete: false },
    });
    expect(refusal(await alia.delete(`/roles/${role.id}`))).toEqual([422, "role_used"]);
    expect((await roleOf("attendanceOfficer")).usedBy.services, "decides corrections").toBe(1);
  });

  test("a change of an outdated version is refused with 409 and the current role", async () => {
    const role = await add();
    await allow(role, ["topic.feature"]);
    for (const answer of [
      await alia.patch(`/roles/${role.id}`, { version: 1, nameEn: "Too late" }),
      await alia.put(`/roles/${role.id}/permissions`, { version: 1, permissions: [] }),
    ]) {
      expect(refusal(answer)).toEqual([409, "stale_version"]);
      expect(answer.problem.current).toMatchObject({ id: role.id, version: 2, permissions: ["topic.feature"] });
    }
  });
});

describe("permissions that the user lacks", () => {
  const tooFar = [422, "permission_not_held"];

  test("cannot be granted, to themselves or to others", async () => {
    const role = await add({}, salem);
    for (const permission of ["topic.moderate", "user.manage", "audit.read"]) {
      expect(
        refusal(await salem.put(`/roles/${role.id}/permissions`, { version: 1, permissions: [permission] })),
      ).toEqual(tooFar);
    }
    const own = await salem.put<Role>(`/roles/${role.id}/permissions`, {
      version: 1,
      permissions: ["role.manage", "topic.create"],
    });
    expect(own.data.permissions).toEqual(["topic.create", "role.manage"]);
  });

  test("prevent granting, revoking, changing and deleting a role that has them", async () => {
    const administrator = await roleOf("administrator");
    const stronger = await allow(await add(), ["audit.read"]);
    await join(stronger, [reemId]);
    const [membership] = await members(stronger);
    for (const answer of [
      await join(administrator, [omarId], {}, salem),
      await join(stronger, [omarId], {}, salem),
      await salem.patch(`/roles/${stronger.id}`, { version: stronger.version, nameEn: "Weaker" }),
      await salem.put(`/roles/${stronger.id}/permissions`, { version: stronger.version, permissions: [] }),
      await salem.delete(`/roles/${stronger.id}`),
      await salem.delete(`/role-members/${membership?.id}`),
    ]) {
      expect(refusal(answer)).toEqual(tooFar);
    }
    expect((await salem.get<Role>(`/roles/${administrator.id}`)).data.can).toEqual({
      update: false,
      delete: false,
      changePermissions: false,
      changeBounds: false,
      changeMembers: false,
      join: false,
    });
  });

  test("the last administrator without an end date cannot be removed, not even concurrently", async () => {
    const administrator = await roleOf("administrator");
    const [only] = await members(administrator);
    expect(refusal(await alia.delete(`/role-members/${only?.id}`))).toEqual([422, "last_administrator"]);
    await join(administrator, [omarId], { to: "2999-01-01" });
    expect(refusal(await alia.delete(`/role-members/${only?.id}`))).toEqual([422, "last_administrator"]);
    await join(administrator, [reemId]);
    const [reems, omars, alias] = await members(administrator);
    const outcomes = await Promise.all([reems, alias].map((each) => alia.delete(`/role-members/${each?.id}`)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    await server.write((tx) => tx.deleteFrom("role_member").where("role_id", "=", administrator.id).execute());
    await server.write((tx) =>
      tx.insertInto("role_member").values({ role_id: administrator.id, person_id: aliaId, valid: "[,]" }).execute(),
    );
    expect(omars?.to).toBe("2999-01-01");
  });
});

test("a role is created, described, given permissions and deleted, and each change is recorded", async () => {
  const role = await add({ descriptionEn: "Looks after the canteen." });
  expect(role).toMatchObject({ key: null, permissions: [], people: 0, version: 1, descriptionAr: null });
  const changed = await alia.patch<Role>(`/roles/${role.id}`, { version: 1, descriptionEn: "", nameEn: "Canteen" });
  expect(changed.data).toMatchObject({ nameEn: "Canteen", descriptionEn: null, version: 2 });
  const allowed = await allow(changed.data, ["topic.feature", "topic.requireReading"]);
  expect(allowed.permissions).toEqual(["topic.feature", "topic.requireReading"]);
  expect((await alia.delete(`/roles/${role.id}`)).status).toBe(204);
  const written = await server.database.primary
    .selectFrom("audit")
    .select(["action", "actor_id", "details"])
    .where("subject_kind", "=", "role")
    .where("subject_id", "=", role.id)
    .orderBy("id")
    .execute();
  expect(written.map(({ action, actor_id: actor }) => [action, actor])).toEqual(
    ["created", "updated", "permissionsChanged", "deleted"].map((what) => [`role.${what}`, aliaId]),
  );
  expect(written[1]?.details).toEqual({
    before: { name_en: role.nameEn, description_en: "Looks after the canteen." },
    after: { name_en: "Canteen", description_en: null },
  });
  expect(written[2]?.details).toEqual({ added: ["topic.feature", "topic.requireReading"], removed: [] });
});

describe("members", () => {
  test.each([
    [{ people: [] }, [400, "fields_invalid", "people: fieldRequired"]],
    [{ people: ["999999"] }, [422, "person_unknown", "people.0: invalid"]],
    [{ from: "2026-02-02", to: "2026-02-01" }, [422, "fields_conflict", "to: endBeforeStart"]],
    [{ from: "0000-01-01" }, [400, "fields_invalid", "from: date"]],
    [{ to: "3000-01-01" }, [400, "fields_invalid", "to: date"]],
  ])("are refused with %o", async (given, expected) => {
    const role = await add();
    expect(refusal(await alia.post(`/roles/${role.id}/members`, { people: [omarId], ...given }))).toEqual(expected);
    expect(await members(role)).toEqual([]);
  });

  test("have a role once at a time: all are added, or none", async () => {
    const role = await add();
    await join(role, [omarId], { from: "2026-01-01", to: "2026-03-31" });
    expect(refusal(await join(role, [reemId, omarId], { from: "2026-03-31" }))).toEqual([
      422,
      "membership_overlaps",
      "people.1: invalid",
    ]);
    expect(await members(role)).toHaveLength(1);
    expect((await join(role, [reemId, omarId], { from: "2999-04-01" })).status).toBe(201);
    const all = await members(role);
    expect(all.map(({ person, from, to, state }) => [person.nameEn, from, to, state])).toEqual([
      ["Omar", "2999-04-01", null, "coming"],
      ["Reem", "2999-04-01", null, "coming"],
      ["Omar", "2026-01-01", "2026-03-31", "over"],
    ]);
    expect((await members(role, "?state=over")).map(({ id }) => id)).toEqual([all[2]?.id]);
    expect((await alia.get<Role>(`/roles/${role.id}`)).data.people, "nobody holds it today").toBe(0);
  });

  test("are listed in pages", async () => {
    const role = await add();
    const names = ["Ahmad", "Basma", "Dana"];
    await join(role, await Promise.all(names.map((name) => server.hire(name))));
    const first = await alia.get<RoleMember[]>(`/roles/${role.id}/members?limit=2`);
    const { next } = (first.problem as unknown as { page: { next: string } }).page;
    const rest = await alia.get<RoleMember[]>(`/roles/${role.id}/members?limit=2&cursor=${next}`);
    expect([...first.data, ...rest.data].map(({ person }) => person.nameEn).toSorted()).toEqual(names);
    expect(refusal(await alia.get(`/roles/${(await add()).id}/members?cursor=${next}`))).toEqual([
      400,
      "cursor_invalid",
      "cursor: invalid",
    ]);
  });

  test("get the permissions of their role at once, and lose them with the membership", async () => {
    const role = await allow(await add(), ["role.manage"]);
    const id = await server.hire("Yusuf");
    const yusuf = await signedIn(id);
    expect((await yusuf.get("/roles")).status).toBe(403);
    await join(role, [id]);
    await expect.poll(async () => (await yusuf.get("/roles")).status).toBe(200);
    const [membership] = await members(role);
    expect((await alia.delete(`/role-members/${membership?.id}`)).status).toBe(204);
    await expect.poll(async () => (await yusuf.get("/roles")).status).toBe(403);
  });
});
