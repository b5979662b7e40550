import type { Cast } from "./cast.ts";
import { passkeyOf } from "./factor-fixtures.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

/** Accounts as administered by officers: here only by the administrator; owners use other routes for their own. */
export function accountCases(cast: Cast): Record<string, OwnershipCase> {
  const hired = async (): Promise<{ id: string }> => ({ id: await cast.server.hire(crypto.randomUUID()) });
  const invited = (): Promise<{ id: string }> =>
    cast.make("Alia", "/accounts", { email: `${crypto.randomUUID()}@diwan.example`, nameEn: "Newcomer", locale: "en" });
  const alone = (status: number, body?: object, make = hired): OwnershipCase => ({
    make,
    ...(body === undefined ? {} : { body }),
    expected: onlyWith(status, ["Alia"]),
  });
  return {
    "GET /accounts/{id}": alone(200),
    "PATCH /accounts/{id}": {
      ...alone(200, { version: 99, email: "another@diwan.example" }),
      // An authorised request fails only at the version, which does not match.
      expected: { ...onlyWith(200, ["Alia"]), Alia: "409 stale_version" },
    },
    "POST /accounts/{id}/email-approval": {
      ...alone(200),
      // An authorised request fails only because no address is pending.
      expected: { ...onlyWith(200, ["Alia"]), Alia: "400 link_invalid" },
    },
    "POST /accounts/{id}/invitation": alone(201, undefined, invited),
    "POST /accounts/{id}/activate": alone(200),
    "POST /accounts/{id}/deactivate": alone(200, { reason: "Has left." }),
    "PUT /accounts/{id}/roles": alone(200, { version: 1, roles: [] }),
    "POST /accounts/{id}/view": alone(201, { reason: "Cannot find a request." }),
    "GET /accounts/{id}/sessions": alone(200),
    "DELETE /accounts/{id}/sessions": alone(204),
    "DELETE /accounts/{id}/sessions/{session}": {
      ...alone(204),
      expected: { ...onlyWith(204, ["Alia"]), Alia: "404 not_found" },
    },
    "DELETE /accounts/{id}/second-factor": alone(200, undefined, async () => {
      const made = await hired();
      await cast.server.write((tx) => passkeyOf(tx, made.id));
      return made;
    }),
    "GET /accounts/{id}/access-tokens": alone(200),
    "DELETE /accounts/{id}/access-tokens/{token}": {
      ...alone(204),
      expected: { ...onlyWith(204, ["Alia"]), Alia: "404 not_found" },
    },
    "GET /accounts/{id}/history": alone(200),
    "GET /accounts/{id}/erasure": alone(200),
    "POST /accounts/{id}/erasure": {
      ...alone(201, { ground: "asked", name: "Somebody" }),
      // An authorised request fails only because the account is open.
      expected: { ...onlyWith(201, ["Alia"]), Alia: "422 account_not_closed" },
    },
  };
}
