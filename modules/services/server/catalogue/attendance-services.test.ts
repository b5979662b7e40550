import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { versionOf } from "#testing/services.ts";
import type { Caller } from "#testing/signed-in.ts";
import { startWorkplace, type Workplace } from "#testing/workplace.ts";
import type { Request } from "../../contract/schemas-request.ts";
import type { Allowance, AttendanceServices, Service } from "../../contract/schemas-service.ts";

let workplace: Workplace;
beforeAll(async () => {
  workplace = await startWorkplace();
});
afterAll(() => workplace.services.close());

const read = async (by: Caller): Promise<AttendanceServices> =>
  (await by.get<AttendanceServices>("/attendance-services")).data;
const leftOf = async (by: Caller, code: string): Promise<Allowance | undefined> =>
  (await read(by)).allowances.find(({ service }) => service.code === code)?.allowance;

test("a service that the user may not request is not listed", async () => {
  const { services } = workplace;
  const omar = await workplace.employee();
  const { primary } = services.database;
  await sql`insert into service_role (service_id, role_id)
    select s.id, r.id from service s, role r
    where s.code in ('annualLeave', 'attendanceCorrection') and r.key = 'administrator'`.execute(primary);
  const { allowances, correction } = await read(omar);
  expect(allowances.map(({ service }) => service.code)).not.toContain("annualLeave");
  expect(correction).toBeNull();
  await sql`delete from service_role`.execute(primary);
  expect((await read(omar)).correction).toBe("attendanceCorrection");
});

test("the listed balance equals that of each service form and counts only the user's own requests", async () => {
  const { services } = workplace;
  const [omar, reem, dana] = [await workplace.employee(), await workplace.employee(), services.as("Dana")];
  const ask = async (from: string, to: string): Promise<Request> => {
    const answers = { period: { from, to } };
    return (await omar.post<Request>("/requests", { service: "annualLeave", answers, submit: true })).data;
  };
  const granted = await ask("2026-02-01", "2026-02-05");
  const body = { step: "manager", version: await versionOf(dana, granted.id), decision: "approve" };
  expect((await dana.post(`/requests/${granted.id}/decisions`, body)).status).toBe(200);
  await ask("2026-03-01", "2026-03-02");
  expect(await leftOf(omar, "annualLeave")).toMatchObject({ granted: 30, used: 5, waiting: 2, left: 23 });
  expect(await leftOf(reem, "annualLeave")).toMatchObject({ granted: 30, used: 0, waiting: 0, left: 30 });
  for (const { service, allowance } of (await read(omar)).allowances) {
    expect(allowance).toEqual((await omar.get<Service>(`/services/${service.code}`)).data.allowance);
  }
});
