import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaseEvaluator } from "#platform/cases/evaluate-case.ts";
import { callerOf } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { evaluate } from "./engine/evaluate.ts";
import { readCase } from "./engine/read-case.ts";
import { engine } from "./http-evaluation.ts";

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
  test("the route is for officers only", async () => {
    expect((await evaluateAs(employee, theCase())).status).toBe(403);
  });

  test("the route judges a case as the command does", async () => {
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
  ])("the route refuses %s and names the field", async (_what, zone, path) => {
    const { status, problem } = await evaluateAs(officer, theCase(zone));
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: "fields_invalid", fields: [{ path }] });
  });

  /** Many short slots in five time zones: each pair has to be compared, over all clock changes. */
  const manyZones = (count: number) => {
    const timeZones = ["Africa/Cairo", "Asia/Beirut", "Europe/London", "America/New_York", "America/Vancouver"];
    const time = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
    const ids = Array.from({ length: count }, (_, id) => id);
    return {
      ...theCase(),
      locations: timeZones.map((timeZone, id) => ({ id, latitude: 0, longitude: id, timeZone })),
      zones: ids.map((id) => ({
        id,
        startDate: "2020-01-01",
        opensBefore: 0,
        closesAfter: 0,
        days: [{ ...day, start: time((id % 280) * 5), end: time((id % 280) * 5 + 1) }],
      })),
      assignments: ids.map((id) => ({ id, zone: id, location: id % 5, users: ["u1"] })),
      punches: [],
    };
  };

  test("the route judges a large case like a small one, in a separate thread", async () => {
    const { status, data } = await evaluateAs(officer, manyZones(24));
    const read = readCase(manyZones(24));
    expect("input" in read && { ...evaluate(read.input) }).toEqual(data);
    expect(status).toBe(200);
  });

  test("the route refuses a case that takes too long, and answers other requests meanwhile", async () => {
    const read = readCase(manyZones(1400));
    if ("errors" in read) throw new Error("It is a case.");
    const ended: string[] = [];
    const endless = createCaseEvaluator(
      engine,
      5000,
    )(read.input).catch(({ code }: { code: string }) => ended.push(code));
    ended.push(String((await evaluateAs(officer, theCase())).status));
    await endless;
    expect(ended).toEqual(["200", "too_large"]);
  });
});
