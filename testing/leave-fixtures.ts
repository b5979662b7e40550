import type { Cast } from "./cast.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

type Entity = { id: string };
/** Creates an entity as an administrator; throws if refused. Returns the created entity. */
type Make = (path: string, body: object) => Promise<Entity>;

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });

const makeType = (make: Make): Promise<Entity> => make("/attendance/lookups", { category: "leaveType", ...names() });

/** Creates the entities that the routes of leave name, by the path segment before the id. */
export const leaveFixtures: Readonly<Record<string, (make: Make) => Promise<Entity>>> = {
  types: makeType,
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

/** Types of leave and their policies: in this cast for the administrator only. */
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
    "DELETE /leave/policies/{id}": caseOf("policies", 204),
  };
}
