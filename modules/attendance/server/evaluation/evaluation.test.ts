import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerOf } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

let server: TestServer;
let officer: string;
let employee: string;

beforeAll(async () => {
  server = await startTestServer();
  const tokenOf = async (personId: string) => (await server.startSession(personId)).token;
  officer = await tokenOf(await server.hire("Huda", "attendanceOfficer"));
  employee = await tokenOf(await server.hire("Omar"));
});
afterAll(() => server.close());

const day = { weekday: "sunday", start: "08:00", end: "16:00" };
const theCase = (zone: Record<string, unknown> = {}) => ({
  employee: { id: "u1", joinedOn: "2026-01-01" },
  locations: [{ id: "hq", latitude: 24.7136, longitude: 46.6753, timeZone: "Asia/Riyadh" }],
  zones: [{ id: "base", startDate: "2026-01-01", checkInAllowance: 10, days: [day], ...zone }],
  assignments: [{ id: "a1", location: "hq", zone: "base", users: ["u1"] }],
  punches: [{ kind: "in", at: "2026-01-11T05:10:01Z", latitude: 24.7136, longitude: 46.6753, accuracy: 20 }],
  from: "2026-01-11",
  to: "2026-01-11",
  now: "2026-01-11T12:00:00Z",
});
const evaluateAs = (token: string, body: unknown) => callerOf(server.url, token).post("/attendance/evaluate", body);

describe("the engine over HTTP", () => {
  test("is for officers", async () => {
    expect((await evaluateAs(employee, theCase())).status).toBe(403);
  });

  test("judges a case as the command does", async () => {
    const { status, data } = await evaluateAs(officer, theCase());
    expect(status).toBe(200);
    expect(data).toMatchObject({
      days: [{ date: "2026-01-11", slot: 1, state: "present", lateMinutes: 10, requiredMinutes: 480 }],
      punches: [{ accepted: true, verdict: "inside", location: "hq", distance: 0 }],
      nextAction: "checkOut",
    });
  });

  test.each([
    ["a zone without days", { days: [] }, "zones.0.days"],
    ["an end before the beginning", { endDate: "2025-12-31" }, "zones.0.endDate"],
    ["a slot that ends when it starts", { days: [{ ...day, end: "08:00" }] }, "zones.0.days.0.end"],
    ["an unknown layer", { layer: "top" }, "zones.0.layer"],
  ])("refuses %s and names the field", async (_what, zone, path) => {
    const { status, problem } = await evaluateAs(officer, theCase(zone));
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: "fields_invalid", fields: [{ path }] });
  });
});
