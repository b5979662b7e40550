import type { Cast } from "./cast.ts";
import { leaveWorldOf } from "./leave-world.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";
import type { TestServer } from "./server.ts";

type Entity = { id: string };
/** Creates an entity as an administrator; throws if refused. Returns the created entity. */
type Make = (path: string, body: object) => Promise<Entity>;

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });

const makeType = (make: Make): Promise<Entity> => make("/attendance/lookups", { category: "leaveType", ...names() });

/** Creates the entities that the routes of leave name, by the path segment before the id. */
export const leaveFixtures: Readonly<Record<string, (make: Make) => Promise<Entity>>> = {
  types: makeType,
  coverage: (make) => makeCoverage(make),
  policies: async (make) =>
    make("/leave/policies", {
      ...names(),
      type: (await makeType(make)).id,
      from: "2990-01-01",
      everyone: true,
      period: "calendarYear",
      bands: [{ afterMonths: 0, days: 21 }],
      grant: "start",
      prorate: true,
      rounding: "none",
    }),
};

/** Creates a rule of coverage of a new department. */
async function makeCoverage(make: Make): Promise<Entity> {
  const department = await make("/departments", names());
  return make("/leave/coverage", { ...names(), department: department.id, people: 1, from: "2990-01-01" });
}

type Server = Pick<TestServer, "database" | "hire">;
const at = { created_at: "2026-01-01T00:00:00Z" };

/** Hires a person with a balance of a new leave type. */
async function hireEntitled({ database, hire }: Server): Promise<{ id: string; typeId: string }> {
  const world = leaveWorldOf(database);
  const [id, typeId] = [await hire(crypto.randomUUID()), await world.type(crypto.randomUUID())];
  await world.employ(id, "2025-01-01");
  return { id, typeId };
}

/** Enters what the routes of balances name, by the path segment before the id, of a new person. */
export const enteredLeave: Readonly<Record<"entries" | "suspensions", (server: Server) => Promise<Entity>>> = {
  async entries(server) {
    const { id, typeId } = await hireEntitled(server);
    const row = { person_id: id, type_id: typeId, kind: "opening", date: "2026-01-01", days: "5", ...at } as const;
    return server.database.primary.insertInto("leave_entry").values(row).returning("id").executeTakeFirstOrThrow();
  },
  async suspensions(server) {
    const { id } = await hireEntitled(server);
    const row = { person_id: id, from_date: "2026-01-01", to_date: "2026-01-31", ...at };
    return server.database.primary.insertInto("leave_suspension").values(row).returning("id").executeTakeFirstOrThrow();
  },
};

/** Types of leave, their policies and balances: in this cast for the administrator only. */
export function leaveCases(cast: Cast): Record<string, OwnershipCase> {
  const caseOf = (kind: string, status: number, body?: object): OwnershipCase => ({
    make: async () => {
      const create = leaveFixtures[kind];
      if (create === undefined) throw new Error(`Nothing makes ${kind}.`);
      return create((path, given) => cast.make("Alia", path, given));
    },
    ...(body === undefined ? {} : { body }),
    expected: onlyWith(status, ["Alia"]),
  });
  return {
    "GET /leave/types/{id}": caseOf("types", 200),
    "PATCH /leave/types/{id}": caseOf("types", 200, { version: 1, halfDays: false }),
    "GET /leave/policies/{id}": caseOf("policies", 200),
    "PATCH /leave/policies/{id}": caseOf("policies", 200, { version: 1, overdraw: 2 }),
    "POST /leave/policies/{id}/effect": caseOf("policies", 200, { delete: true }),
    "DELETE /leave/policies/{id}": caseOf("policies", 204),
    "GET /leave/coverage/{id}": caseOf("coverage", 200),
    "PATCH /leave/coverage/{id}": caseOf("coverage", 200, { version: 1, people: 2 }),
    "DELETE /leave/coverage/{id}": caseOf("coverage", 204),
    "GET /leave/people/{id}": { make: () => hireEntitled(cast.server), expected: onlyWith(200, ["Alia"]) },
    "POST /leave/entries/{id}/reversal": {
      make: () => enteredLeave.entries(cast.server),
      body: {},
      expected: onlyWith(201, ["Alia"]),
    },
    "DELETE /leave/suspensions/{id}": {
      make: () => enteredLeave.suspensions(cast.server),
      expected: onlyWith(204, ["Alia"]),
    },
  };
}
