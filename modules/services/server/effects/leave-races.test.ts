import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import type { TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Request } from "../../contract/schemas-request.ts";

// Concurrent requests, decisions and entries: no day is taken twice, and no request overdraws a balance of 5 days.

let workplace: Workplace;
let services: TestServices;
let leave: LeaveWorld;
let type: string;
let dana: Caller;

const granted = 5;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services } = workplace);
  leave = leaveWorldOf(services.database);
  type = await leave.type("Annual");
  const { primary } = services.database;
  await primary.updateTable("lookup").set({ request_type: "annualLeave" }).where("id", "=", type).execute();
  const bands = [{ afterMonths: 0, days: granted }];
  await leave.policy(type, { rules: { bands, prorate: false, carryOver: { most: 0, expiresAfterMonths: null } } });
  dana = services.as("Dana");
});
afterAll(() => services.close());

async function employed(): Promise<Caller> {
  const caller = await workplace.employee();
  await leave.employ(caller.id, "2024-05-01");
  return caller;
}
const send = (by: Caller, from: string, to: string): Promise<Answer<Request>> =>
  by.post<Request>("/requests", { service: "annualLeave", answers: { period: { from, to } }, submit: true });
type Decision = "approve" | "reject";
const decide = (id: string, version: number, decision: Decision): Promise<Answer<Request>> =>
  dana.post<Request>(`/requests/${id}/decisions`, { step: "manager", version, decision, reason: "As asked" });

/** The days taken, in order, each as often as it is taken. */
async function takenBy(person: Caller): Promise<string[]> {
  const rows = await services.database.primary
    .selectFrom("leave_use as u")
    .innerJoin("leave_use_day as d", "d.leave_use_id", "u.id")
    .select("d.date")
    .where("u.person_id", "=", person.id)
    .orderBy("d.date")
    .execute();
  return rows.map(({ date }) => date);
}

test("of requests sent at once for the same days, one is stored", async () => {
  for (let round = 0; round < 4; round += 1) {
    const omar = await employed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(omar, "2026-02-01", "2026-02-02")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect(await takenBy(omar)).toEqual(["2026-02-01", "2026-02-02"]);
  }
});

test("requests sent at once never overdraw together", async () => {
  for (let round = 0; round < 4; round += 1) {
    const omar = await employed();
    // Two days each, in five weeks: two of them fit.
    const answers = await Promise.all(
      ["02-01", "02-08", "02-15", "02-22", "03-01"].map((day) =>
        send(omar, `2026-${day}`, `2026-${day.slice(0, 4)}${Number(day.slice(4)) + 1}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await takenBy(omar)).toHaveLength(4);
  }
});

test("of an officer’s entry and an approval at once, only what fits the balance is approved", async () => {
  const salem = services.as("Salem");
  for (let round = 0; round < 4; round += 1) {
    const omar = await employed();
    const { data } = await send(omar, "2026-02-01", "2026-02-05");
    const entry = { user: omar.id, kind: "leave", fromDate: "2026-02-03", toDate: "2026-02-04", lookup: type };
    const [entered, approved] = await Promise.all([
      salem.post("/attendance/absences", entry),
      decide(data.id, data.version, "approve"),
    ]);
    expect([entered.status, approved.status].toSorted()).toEqual(entered.status === 201 ? [201, 422] : [200, 422]);
    // A refused request still waits.
    const taken = await takenBy(omar);
    expect(taken).toHaveLength(entered.status === 201 ? 7 : 5);
  }
});

const week = (number: number, day: number): string =>
  new Date(Date.UTC(2026, 1, 1 + 7 * number + day)).toISOString().slice(0, 10);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("send" as const), week: fc.nat(3), day: fc.nat(3), days: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("approve" as const, "reject" as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("withdraw" as const), at: fc.nat(9) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function apply(by: Caller, sent: readonly Request[], one: Step): Promise<Request | null> {
  if (one.do === "send") {
    const answer = await send(by, week(one.week, one.day), week(one.week, one.day + one.days));
    expect([201, 422]).toContain(answer.status);
    return answer.status === 201 ? answer.data : null;
  }
  const request = sent[one.at % Math.max(1, sent.length)];
  if (request === undefined) return null;
  if (one.do === "withdraw") await by.post(`/requests/${request.id}/withdrawal`, {});
  else await decide(request.id, request.version, one.do);
  return null;
}

test("whatever happens at once, no day is taken twice and the balance is never overdrawn", async () => {
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const omar = await employed();
      const sent: Request[] = [];
      for (const round of all) {
        const stored = await Promise.all(round.map((one) => apply(omar, sent, one)));
        sent.push(...stored.filter((request) => request !== null));
        const taken = await takenBy(omar);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.length).toBeLessThanOrEqual(granted);
      }
    }),
    { numRuns: 12 },
  );
});
