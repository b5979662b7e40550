import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#testing/call.ts";
import { createLeaveEvaluator, leaveCase } from "#testing/leave-cases.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { evaluate } from "./engine/evaluate.ts";
import { readCase } from "./engine/read-case.ts";

const { evaluateLeave } = createLeaveEvaluator({ readCase, evaluate });

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

const theCase = (fields: Record<string, unknown> = {}) =>
  leaveCase({ asOf: ["2024-06-30"], until: "2024-12-31", ...fields });
const evaluateAs = (token: string, body: unknown) => callerOf(server.url, token).post("/leave/evaluate", body);
test("the route is for officers only", async () => {
  expect((await evaluateAs(employee, theCase())).status).toBe(403);
});

test.each([
  ["an unknown field", { colour: "red" }, "colour"],
  ["a date that does not exist", { until: "2024-02-30" }, "until"],
  ["a date after the last one", { asOf: ["2025-01-01"] }, "asOf.0"],
  ["no policy at all", { policies: [] }, "policies"],
])("the route refuses %s and names the field", async (_, fields, path) => {
  const { status, problem } = await evaluateAs(officer, theCase(fields));
  expect(status).toBe(400);
  expect(problem).toMatchObject({ code: "fields_invalid", fields: [{ path }] });
});

test("the route evaluates a case as the command does", async () => {
  const { status, data } = await evaluateAs(officer, theCase());
  expect(status).toBe(200);
  expect(data).toEqual(evaluateLeave({ asOf: ["2024-06-30"], until: "2024-12-31" }));
  expect(data).toMatchObject({ balances: [{ balance: 24, usable: 24 }], request: null });
});

test("a large case is evaluated in a thread, like a small one", async () => {
  const ids = Array.from({ length: 200 }, (_, id) => id);
  const entries = ids.map((id) => ({ id, date: "2024-03-01", kind: "adjustment", days: (id % 7) - 3.5 }));
  const { status, data } = await evaluateAs(officer, leaveCase({ entries }));
  expect(status).toBe(200);
  expect(data).toEqual(evaluateLeave({ entries }));
});
