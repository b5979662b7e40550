import { afterAll, beforeAll, expect, test } from "vitest";
import { startServices, versionOf, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import type { Request } from "../../contract/schemas-request.ts";

// Concurrent calls: a request ends once, and its history has one entry of each event.

let world: TestServices;
let alia: Caller, badria: Caller, omar: Caller, majed: Caller;

beforeAll(async () => {
  world = await startServices();
  [alia, omar, majed] = [world.as("Alia"), world.as("Omar"), world.as("Majed")];
  badria = await world.hire("Badria", { role: "administrator" });
});
afterAll(() => world.close());

const rounds = 6;

async function asked(): Promise<Request> {
  const body = { service: "itRequest", answers: { kind: "device", details: "A second screen" }, submit: true };
  const { status, data } = await omar.post<Request>("/requests", body);
  expect(status).toBe(201);
  return data;
}
type Decision = { decision: string; step?: string; reason?: string; key?: string };
const decide = (by: Caller, { id, version }: { id: string; version: number }, given: Decision) => {
  const { key, ...rest } = given;
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return by.post<Request>(`/requests/${id}/decisions`, { step: "manager", version, ...rest }, headers);
};
const read = async (id: string): Promise<Request> => (await omar.get<Request>(`/requests/${id}`)).data;
const kindsOf = ({ history }: Request): string[] => history.map(({ kind }) => kind);
const isDone = ({ status }: Answer<unknown>): boolean => status === 200;

test("of two concurrent decisions by different approvers, the second is refused with `step_decided`", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const request = await asked();
    await decide(majed, request, { decision: "approve" });
    const atDesk = { id: request.id, version: await versionOf(alia, request.id) };
    const answers = await Promise.all([
      decide(alia, atDesk, { step: "desk", decision: "approve" }),
      decide(badria, atDesk, { step: "desk", decision: "reject", reason: "There are none." }),
    ]);
    expect(answers.filter(isDone)).toHaveLength(1);
    expect(answers.filter((answer) => !isDone(answer)).map(({ problem }) => problem.code)).toEqual(["step_decided"]);
    const end = await read(request.id);
    expect(end.state).toBe(answers[0]?.status === 200 ? "approved" : "rejected");
    expect(kindsOf(end).filter((kind) => kind === "rejected" || kind === "completed")).toHaveLength(1);
  }
});

test("a request is withdrawn or rejected, never both", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const request = await asked();
    const [withdrawn, rejected] = await Promise.all([
      omar.post(`/requests/${request.id}/withdrawal`, {}),
      decide(majed, request, { decision: "reject", reason: "Not now." }),
    ]);
    expect([withdrawn, rejected].filter(({ status }) => status < 300)).toHaveLength(1);
    const end = await read(request.id);
    expect(end.state).toBe(rejected.status === 200 ? "rejected" : "withdrawn");
    expect(kindsOf(end).filter((kind) => kind === "rejected" || kind === "withdrawn")).toEqual([end.state]);
    expect(end.deciderCount).toBe(0);
  }
});

test("a decision repeated with one key is made once and answered the same; a different one is refused", async () => {
  const request = await asked();
  const given = { decision: "approve", key: "the-only-decision-of-majed" };
  const answers = await Promise.all(Array.from({ length: 6 }, () => decide(majed, request, given)));
  const made = answers.filter(isDone);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  // Concurrent repetitions may be refused with 409.
  expect(answers.filter((answer) => !isDone(answer)).filter(({ status }) => status !== 409)).toEqual([]);
  expect((await decide(majed, request, given)).text).toBe(made[0]?.text);
  expect(kindsOf(await read(request.id)).filter((kind) => kind === "approved")).toHaveLength(1);
  const other = await decide(majed, request, { ...given, decision: "reject", reason: "After all." });
  expect(other.problem.code).toBe("idempotency_key_reused");
  expect((await read(request.id)).step?.key).toBe("desk");
});
