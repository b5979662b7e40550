import type { Cast } from "./cast.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

/** Roles, employment records and departments: in this cast for the administrator only. */
export function administratorCases(cast: Cast): Record<string, OwnershipCase> {
  const makeRole = (): Promise<{ id: string }> =>
    cast.make("Alia", "/roles", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
  const makeMember = async (): Promise<{ id: string }> => {
    const { id } = await makeRole();
    await cast.make("Alia", `/roles/${id}/members`, { people: [await cast.server.hire(crypto.randomUUID())] });
    const { body } = await cast.call("Alia", "GET", `/roles/${id}/members`);
    return (body.data as { id: string }[])[0] ?? { id: "none" };
  };
  const hire = async (): Promise<{ id: string }> => ({ id: await cast.server.hire(crypto.randomUUID()) });
  const department = (): Promise<{ id: string }> =>
    cast.make("Alia", "/departments", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
  const alone = (status: number, make: OwnershipCase["make"], body?: object): OwnershipCase => ({
    make,
    ...(body === undefined ? {} : { body }),
    expected: onlyWith(status, ["Alia"]),
  });
  return {
    "GET /roles/{id}": alone(200, makeRole),
    "PATCH /roles/{id}": alone(200, makeRole, { version: 1, descriptionEn: "Others" }),
    "DELETE /roles/{id}": alone(204, makeRole),
    "PUT /roles/{id}/permissions": alone(200, makeRole, { version: 1, permissions: ["topic.feature"] }),
    "PUT /roles/{id}/bounds": alone(200, makeRole, { version: 1, bounds: null }),
    "GET /roles/{id}/members": alone(200, makeRole),
    "POST /roles/{id}/members": {
      ...alone(201, makeRole, { people: ["999999999999"] }),
      // An authorised request fails only at the person, who does not exist.
      expected: { ...onlyWith(201, ["Alia"]), Alia: "422 person_unknown" },
    },
    "DELETE /role-members/{id}": alone(204, makeMember),
    "GET /users/{id}/record": alone(200, hire),
    "PATCH /users/{id}": alone(200, hire, { version: 1, titleEn: "Chief" }),
    "PATCH /departments/{id}": alone(200, department, { version: 1, parent: null }),
    "DELETE /departments/{id}": alone(204, department),
  };
}
