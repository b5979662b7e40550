import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { versionOf, type TestServices } from "#testing/services.ts";
import type { Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import type { Request } from "../../contract/schemas-request.ts";
import { withoutDates } from "../../contract/period.ts";

// A leave that was cut takes the days that leave asked for the remaining dates takes, also after cuts of officers.

let workplace: Workplace;
let services: TestServices;
let leave: LeaveWorld;
let dana: Caller, salem: Caller;

beforeAll(async () => {
  workplace = await startWorkplace();
  ({ services } = workplace);
  [dana, salem] = [services.as("Dana"), services.as("Salem")];
  leave = leaveWorldOf(services.database);
  const type = await leave.type("Annual");
  const { primary } = services.database;
  await primary.updateTable("lookup").set({ request_type: "annualLeave" }).where("id", "=", type).execute();
  await leave.policy(type);
});
afterAll(() => services.close());

async function employed(): Promise<Caller> {
  const caller = await workplace.employee();
  await leave.employ(caller.id, "2024-05-01");
  return caller;
}
async function approve(id: string): Promise<void> {
  const body = { step: "manager", version: await versionOf(dana, id), decision: "approve" };
  expect((await dana.post<Request>(`/requests/${id}/decisions`, body)).data.state).toBe("approved");
}
async function granted(by: Caller, period: { from: string; to: string }): Promise<string> {
  const { status, data } = await by.post<Request>("/requests", {
    service: "annualLeave",
    answers: { period },
    submit: true,
  });
  expect(status).toBe(201);
  await approve(data.id);
  return data.id;
}
/** The days taken, and the balances with them. */
async function stateOf(person: Caller): Promise<unknown> {
  const days = await services.database.primary
    .selectFrom("leave_use as u")
    .innerJoin("leave_use_day as d", "d.leave_use_id", "u.id")
    .innerJoin("absence as a", "a.id", "u.absence_id")
    .select(["d.date", "d.part", "a.from_date", "a.to_date"])
    .where("u.person_id", "=", person.id)
    .orderBy("d.date")
    .execute();
  const { data } = await person.get<unknown>("/leave/own");
  return { days, data };
}

const day = (number: number): string => new Date(Date.UTC(2026, 1, 1 + number)).toISOString().slice(0, 10);
const periods = fc.record({ from: fc.nat(9), length: fc.integer({ min: 1, max: 12 }) });
const cuts = fc.array(fc.record({ at: fc.nat(11), length: fc.nat(4), byOfficer: fc.boolean() }), {
  minLength: 1,
  maxLength: 2,
});

test("the balance after cuts is that of leave asked without those days", async () => {
  await fc.assert(
    fc.asyncProperty(periods, cuts, async ({ from, length }, all) => {
      const [cut, asked] = [await employed(), await employed()];
      const period = { from: day(from), to: day(from + length + 1) };
      const id = await granted(cut, period);
      let left = [period];
      for (const { at, length: days, byOfficer } of all) {
        const freed = { from: day(from + at), to: day(from + at + days) };
        const before = left;
        const { data } = await salem.get<Absence[]>(`/attendance/absences?user=${cut.id}`);
        const entry = data.find(({ fromDate, toDate }) => freed.from <= toDate && freed.to >= fromDate);
        if (entry === undefined) continue;
        if (byOfficer) {
          const { version, fromDate, toDate } = entry;
          // An officer cuts one entry at a time.
          const own = {
            from: freed.from > fromDate ? freed.from : fromDate,
            to: freed.to < toDate ? freed.to : toDate,
          };
          const body = { version, ...own, reason: "Needed" };
          expect((await salem.post(`/attendance/absences/${entry.id}/cuts`, body)).status).toBe(200);
          left = withoutDates(before, own);
        } else {
          const change = await cut.post<Request>(`/requests/${id}/changes`, freed);
          expect(change.status).toBe(201);
          await approve(change.data.id);
          left = withoutDates(before, freed);
        }
      }
      for (const { from: first, to: last } of left) {
        const isWork = await asked.post<Request>("/requests", {
          service: "annualLeave",
          answers: { period: { from: first, to: last } },
          submit: true,
        });
        // Leave without a working day is not asked for.
        if (isWork.status === 201) await approve(isWork.data.id);
        else expect(isWork.problem.fields[0]?.path).toBe("answers.period");
      }
      expect(await stateOf(cut)).toEqual(await stateOf(asked));
    }),
    { numRuns: 8 },
  );
});
