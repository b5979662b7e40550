import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  claims,
  onlyClaimOf,
  ownOf,
  policies,
  startOvertime,
  type TestOvertime,
} from "#testing/attendance-overtime.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import type { Caller } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";

let overtime: TestOvertime;
let mona: Caller, boss: Caller;
beforeAll(async () => {
  overtime = await startOvertime();
  const { attendance } = overtime;
  [mona, boss] = [attendance.as("Mona"), overtime.boss];
});
afterAll(() => overtime.attendance.close());

const claimed = async (who: Caller): Promise<string[]> =>
  (await ownOf(who)).map(({ date, minutes, state }) => `${date} ${minutes} ${state}`);

describe("refused", () => {
  test("policies, the list and its export are for officers", async () => {
    const omar = await overtime.employee();
    const { id } = await overtime.policyFor(omar);
    for (const answer of [
      await omar.get(policies),
      await omar.get(`${policies}/${id}`),
      await omar.post(policies, {}),
      await omar.patch(`${policies}/${id}`, { version: 1, isActive: false }),
      await omar.delete(`${policies}/${id}`),
      await omar.get(claims),
      await omar.get(`${claims}/export`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ minimum: 0 }, 400, "fields_invalid", "minimum: tooSmall"],
    [{ block: 481 }, 400, "fields_invalid", "block: tooLarge"],
    [{ approval: "sometimes" }, 400, "fields_invalid", "approval: invalid"],
    [{ nightStart: "24:00", nightEnd: "06:00" }, 400, "fields_invalid", "nightStart: timeOfDay"],
    [{ nightStart: "22:00" }, 422, "fields_conflict", "nightEnd: bothHours"],
    [{ nightStart: "22:00", nightEnd: "22:00" }, 422, "fields_conflict", "nightEnd: endIsStart"],
    [{ to: "2025-12-31" }, 422, "fields_conflict", "to: endBeforeStart"],
    [{ users: [] }, 422, "fields_conflict", "users: fieldRequired"],
    [{ users: ["999999999"] }, 422, "person_unknown", "users.0: invalid"],
    [{ users: [], roles: ["999999999"] }, 422, "role_unknown", "roles.0: invalid"],
  ])("the policy %o", async (more, status, code, field) => {
    const names = { nameEn: "Refused", nameAr: "مرفوضة" };
    const body = { ...names, minimum: 30, block: 15, from: "2026-01-01", users: [boss.id], ...more };
    expect(refusal(await mona.post(policies, body))).toEqual([status, code, field]);
  });

  test("a policy for the officer's own begun days, and a name that exists", async () => {
    const own = { nameEn: "Own", nameAr: "خاصة", minimum: 30, block: 15, from: "2025-12-01", users: [mona.id] };
    setLocalClock("2026-01-05 12:00:00");
    expect(refusal(await mona.post(policies, own))).toEqual([422, "own_days"]);
    const { nameEn } = await overtime.policyFor(boss);
    const again = { ...own, users: [boss.id], nameEn: nameEn.toUpperCase() };
    expect(refusal(await mona.post(policies, again))).toEqual([409, "name_taken", "nameEn: nameTaken"]);
  });
});

describe("a policy", () => {
  test("that is added, changed and deleted later takes its claims along", async () => {
    const omar = await overtime.employee();
    await overtime.work(omar, "2026-01-25", "08:00", "17:30");
    const policy = await overtime.policyFor(omar);
    await overtime.recompute();
    expect(await claimed(omar)).toEqual(["2026-01-25 90 waiting"]);
    await mona.patch(`${policies}/${policy.id}`, { version: 1, approval: "none" });
    await overtime.recompute();
    expect(await claimed(omar)).toEqual(["2026-01-25 90 approved"]);
    expect((await mona.delete(`${policies}/${policy.id}`)).status).toBe(204);
    await overtime.recompute();
    expect(await claimed(omar)).toEqual([]);
    expect(refusal(await mona.get(`${policies}/${policy.id}`))).toEqual([404, "not_found"]);
  });

  test("for a role applies while a person holds it, also after days have closed", async () => {
    const omar = await overtime.employee();
    await overtime.work(omar, "2026-01-26", "08:00", "17:30");
    const role = await overtime.attendance.gather("Night shift", [{ id: omar.id, from: "2026-01-26" }]);
    const policy = await overtime.policyFor(omar, { users: [], roles: [role] });
    await overtime.recompute();
    expect(await onlyClaimOf(omar)).toMatchObject({ minutes: 90, policy: { id: policy.id } });
  });
});
