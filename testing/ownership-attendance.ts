import type { Me } from "#modules/people/contract/schemas.ts";
import { attendanceFixtures, overtimeClaimOf, overtimeRequestOf } from "./attendance-fixtures.ts";
import type { Cast } from "./cast.ts";
import { onlyWith, ownerOnly, type OwnershipCase } from "./ownership-answers.ts";

/** Attendance rules and their effects on people: in this cast for the administrator only. */
export function attendanceCases(cast: Cast): Record<string, OwnershipCase> {
  const hire = async (): Promise<{ id: string }> => ({ id: await cast.server.hire(crypto.randomUUID()) });
  const caseOf = (kind: string, status: number, body?: object): OwnershipCase => ({
    make: async () => {
      const create = attendanceFixtures[kind];
      if (create === undefined) throw new Error(`Nothing makes ${kind}.`);
      return create((path, given) => cast.make("Alia", path, given), hire);
    },
    ...(body === undefined ? {} : { body }),
    expected: onlyWith(status, ["Alia"]),
  });
  const rulesOf = (kind: string): Record<string, OwnershipCase> => ({
    [`GET /attendance/${kind}/{id}`]: caseOf(kind, 200),
    [`PATCH /attendance/${kind}/{id}`]: caseOf(kind, 200, { version: 1, isActive: false }),
    [`DELETE /attendance/${kind}/{id}`]: caseOf(kind, 204),
  });
  const effectOf = (kind: string): Record<string, OwnershipCase> => ({
    [`POST /attendance/${kind}/{id}/effect`]: caseOf(kind, 200, { delete: true }),
  });
  const dated = ["zones", "locations", "location-zone-users", "exception-days"];
  return {
    ...Object.assign(
      {},
      ...["lookups", "working-time-rules", "overtime-policies", ...dated].map(rulesOf),
      ...dated.map(effectOf),
    ),
    // The administrator's own change, which another officer must confirm.
    "PUT /attendance/review/rules/{id}/seen": {
      make: async () => {
        await cast.make("Alia", "/attendance/exception-days", { date: "2990-01-11", workDay: false, everyone: true });
        const { body } = await cast.call("Alia", "GET", "/attendance/review/rules?limit=1");
        return (body.data as [{ id: string }])[0];
      },
      expected: { ...onlyWith(200, ["Alia"]), Alia: "422 own_attendance" },
    },
    // Of a person without a manager: officers decide.
    "POST /attendance/overtime-claims/{id}/decision": {
      make: async () => {
        const { id } = await hire();
        return cast.server.write((tx) => overtimeClaimOf(tx, id));
      },
      body: { version: 1, decision: "approve" },
      expected: { ...ownerOnly(0, "404 not_found"), own: "404 not_found", Alia: 200 },
    },
    "POST /attendance/overtime-requests/{id}/decision": {
      make: async () => {
        const { id } = await hire();
        return cast.server.write((tx) => overtimeRequestOf(tx, id));
      },
      body: { version: 1, decision: "approve" },
      expected: { ...ownerOnly(0, "404 not_found"), own: "404 not_found", Alia: 200 },
    },
    "DELETE /attendance/overtime-requests/{id}": {
      make: async (name) => {
        const { body } = await cast.call(name, "GET", "/me");
        return cast.server.write((tx) => overtimeRequestOf(tx, (body.data as Me).id));
      },
      expected: ownerOnly(204, "404 not_found"),
    },
    "POST /attendance/bulk-corrections/{id}/undo": caseOf("bulk-corrections", 200),
    "DELETE /attendance/absences/{id}": caseOf("absences", 204),
    "PATCH /attendance/absences/{id}": caseOf("absences", 200, {
      version: 1,
      fromDate: "2026-01-11",
      toDate: "2026-01-11",
    }),
    "POST /attendance/absences/{id}/cuts": caseOf("absences", 200, {
      version: 1,
      from: "2026-01-11",
      to: "2026-01-11",
    }),
    "GET /attendance/people/{id}/days/{date}": caseOf("people", 200),
    // An authorised request fails only at the reason, which does not exist.
    "POST /attendance/punches/{id}/void": {
      ...caseOf("punches", 200, { reason: "999999999999" }),
      expected: { ...onlyWith(200, ["Alia"]), Alia: "422 lookup_unknown" },
    },
  };
}
