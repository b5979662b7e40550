import type { Cast } from "./cast.ts";
import { allUsers, onlyWith, type OwnershipCase } from "./ownership-answers.ts";
import { publicationFixtures, publishReport } from "./publication-fixtures.ts";

/** Publications: managed by the content editor and the administrator, for all users. */
export function publicationCases(cast: Cast): Record<string, OwnershipCase> {
  const make = (kind: string) => (): Promise<{ id: string }> => {
    const create = publicationFixtures[kind];
    if (create === undefined) throw new Error(`Nothing makes ${kind}.`);
    return create((path, given) => cast.make("Alia", path, given));
  };
  const kept = (kind: string, status: number, body?: object): OwnershipCase => ({
    make: make(kind),
    ...(body === undefined ? {} : { body }),
    expected: onlyWith(status, ["Noura", "Alia"]),
  });
  const used = (kind: string, status: number): OwnershipCase => ({ make: make(kind), expected: allUsers(status) });
  return {
    "GET /links/{id}": kept("links", 200),
    "PATCH /links/{id}": kept("links", 200, { version: 1, isActive: false }),
    "DELETE /links/{id}": kept("links", 204),
    "POST /links/{id}/check": kept("links", 200),
    "PATCH /link-groups/{id}": kept("link-groups", 200, { version: 1, order: 2 }),
    "DELETE /link-groups/{id}": kept("link-groups", 204),
    "GET /managed-promotions/{id}": kept("managed-promotions", 200),
    "PATCH /managed-promotions/{id}": kept("managed-promotions", 200, { version: 1, isActive: false }),
    "DELETE /managed-promotions/{id}": kept("managed-promotions", 204),
    "POST /managed-promotions/{id}/codes": kept("managed-promotions", 200, { codes: ["ONE-1"] }),
    "GET /managed-documents/{id}": kept("managed-documents", 200),
    "GET /managed-documents/{id}/versions": kept("managed-documents", 200),
    "PATCH /managed-documents/{id}": kept("managed-documents", 200, { version: 1, period: "2026" }),
    "DELETE /managed-documents/{id}": kept("managed-documents", 204),
    "GET /documents/{id}": { make: () => cast.server.write(publishReport), expected: allUsers(200) },
    "GET /promotions/{id}": used("promotions", 200),
    "POST /promotions/{id}/code": used("promotions", 200),
    "PUT /links/{id}/favourite": used("links", 200),
    "DELETE /links/{id}/favourite": used("links", 200),
    "POST /links/{id}/uses": used("links", 204),
  };
}
