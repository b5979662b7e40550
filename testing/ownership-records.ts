import type { Cast } from "./cast.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

/** Employment records and departments: in this cast for the administrator only. */
export function recordCases(cast: Cast): Record<string, OwnershipCase> {
  const hire = async (): Promise<{ id: string }> => ({ id: await cast.server.hire(crypto.randomUUID()) });
  const department = (): Promise<{ id: string }> =>
    cast.make("Alia", "/departments", { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });
  const expected = (status: number) => onlyWith(status, ["Alia"]);
  return {
    "GET /users/{id}/record": { make: hire, expected: expected(200) },
    "PATCH /users/{id}": { make: hire, body: { version: 1, titleEn: "Chief" }, expected: expected(200) },
    "PATCH /departments/{id}": { make: department, body: { version: 1, parent: null }, expected: expected(200) },
    "DELETE /departments/{id}": { make: department, expected: expected(204) },
  };
}
