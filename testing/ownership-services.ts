import { expect } from "vitest";
import type { Me } from "#modules/people/contract/schemas.ts";
import type { Cast, Name } from "./cast.ts";
import { ownerOnly, type OwnershipCase } from "./ownership-answers.ts";
import { deputyOf, draftRequest, letterRequest, sentRequest } from "./service-fixtures.ts";

/** Service requests: visible to the requester and to the approvers, here the administrator. */
export function serviceCases(cast: Cast): Record<string, OwnershipCase> {
  const as =
    (name: Name) =>
    <Made>(path: string, body: object): Promise<Made> =>
      cast.make<Made>(name, path, body);
  const sent = (name: Name): Promise<{ id: string }> => sentRequest(as(name));
  const draft = (name: Name): Promise<{ id: string }> => draftRequest(as(name));
  const letter = async (name: Name): Promise<{ id: string }> => {
    const made = await letterRequest(as(name));
    const decision = { step: "humanResources", version: 3, decision: "approve" };
    expect((await cast.call("Alia", "POST", `/requests/${made.id}/decisions`, decision)).status).toBe(200);
    return made;
  };
  const asked = async (name: Name): Promise<{ id: string }> => {
    const { body } = await cast.call(name, "GET", "/me");
    return deputyOf(as("Noura"), (body.data as Me).id);
  };
  const alone = (status: number): OwnershipCase["expected"] => ownerOnly(status, "404 not_found");
  const text = { text: "Which one?" };
  return {
    "GET /requests/{id}": { make: sent, expected: { ...alone(200), Alia: 200 } },
    "PATCH /requests/{id}": { make: draft, body: { version: 1, answers: {} }, expected: alone(200) },
    "DELETE /requests/{id}": { make: draft, expected: alone(204) },
    "POST /requests/{id}/submission": { make: draft, body: { version: 1 }, expected: alone(200) },
    "POST /requests/{id}/withdrawal": {
      make: sent,
      body: {},
      expected: { ...alone(200), Alia: "403 not_allowed" },
    },
    "POST /requests/{id}/decisions": {
      make: sent,
      // Version 3: created, submitted and given a due date.
      body: { step: "desk", version: 3, decision: "approve" },
      expected: { ...alone(200), own: "403 not_allowed", Alia: 200 },
    },
    // Only approved leave can be changed.
    "POST /requests/{id}/changes": {
      make: sent,
      body: { from: "2990-01-11", to: "2990-01-11" },
      expected: { ...alone(0), own: "422 request_fixed", Alia: "403 not_allowed" },
    },
    "POST /requests/{id}/comments": { make: sent, body: text, expected: { ...alone(201), Alia: 201 } },
    "GET /requests/{id}/letter": { make: letter, expected: { ...alone(200), Alia: 200 } },
    "POST /requests/{id}/letter/revocation": {
      make: letter,
      body: { reason: "By mistake" },
      expected: { ...alone(200), own: "403 not_allowed", Alia: 200 },
    },
    "PUT /deputies/{id}/acceptance": { make: asked, expected: alone(200) },
    "DELETE /deputies/{id}": { make: asked, expected: { ...alone(204), Noura: 204 } },
  };
}
