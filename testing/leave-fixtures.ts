import type { Cast } from "./cast.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

type Entity = { id: string };
/** Creates an entity as an administrator; throws if refused. Returns the created entity. */
type Make = (path: string, body: object) => Promise<Entity>;

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });

/** Creates the entities that the routes of leave name, by the path segment before the id. */
export const leaveFixtures: Readonly<Record<string, (make: Make) => Promise<Entity>>> = {
  types: (make) => make("/attendance/lookups", { category: "leaveType", ...names() }),
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
  };
}
