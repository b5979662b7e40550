import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hq } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { Absence, DayDetails } from "../../contract/schemas-day.ts";

const sunday = "2026-01-11";

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let leaveType: string;
let salem: Caller;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
  leaveType = await world.lookUp("leaveType", { isRequired: true });
  salem = attendance.as("Salem");
  await world.assign(place, zone, [salem.id]);
});
afterAll(async () => attendance.close());

/** An employee present from 12:00 to 16:00 on the Sunday; the current day is Tuesday. */
async function employee(): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(place, zone, [caller.id]);
  setLocalClock(`${sunday} 12:00:00`);
  await caller.post("/attendance/punches", { kind: "in", ...hq, clientId: "in" });
  setLocalClock(`${sunday} 16:00:00`);
  await caller.post("/attendance/punches", { kind: "out", ...hq, clientId: "out" });
  setLocalClock("2026-01-13 09:00:00");
  return caller;
}
const create = (officer: Caller, user: string, more: object = {}): Promise<Answer<Absence>> =>
  officer.post("/attendance/absences", { user, kind: "leave", fromDate: sunday, toDate: sunday, ...more });
const rowsOf = async (user: string, date = sunday) =>
  (await salem.get<DayDetails>(`/attendance/people/${user}/days/${date}`)).data.rows;

describe("a refused absence", () => {
  test("an absence is refused to users who are no officer, and for the officer's own days", async () => {
    const omar = await employee();
    expect((await create(attendance.as("Reem"), omar.id)).status).toBe(403);
    expect((await create(salem, salem.id)).problem.code).toBe("own_attendance");
    expect((await attendance.as("Reem").get("/attendance/absences")).status).toBe(403);
  });

  test.each([
    ["toDate", { toDate: "2026-01-10" }],
    ["toTime", { fromTime: "10:00", toTime: "10:00" }],
    ["toDate", { toDate: "2027-01-12" }],
    ["fromTime", { kind: "halfLeave" }],
    ["toDate", { kind: "halfLeave", fromTime: "08:00", toDate: "2026-01-12", toTime: "12:00" }],
  ])("an absence with fields in conflict is refused: %s of %j", async (path, wrong) => {
    const omar = await employee();
    const { status, problem } = await create(salem, omar.id, wrong);
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "fields_conflict", path]);
  });

  test("an absence is refused for an unknown user, an entry of another list, and without a required note", async () => {
    const omar = await employee();
    const refused = async (user: string, more: object) => {
      const { problem } = await create(salem, user, more);
      return [problem.code, problem.fields[0]?.path];
    };
    expect(await refused("999999", {})).toEqual(["person_unknown", "user"]);
    expect(await refused(omar.id, { kind: "permission", lookup: leaveType })).toEqual(["lookup_unknown", "lookup"]);
    expect(await refused(omar.id, { lookup: leaveType })).toEqual(["fields_conflict", "note"]);
  });

  test("an absence is refused over another one, but accepted beside it", async () => {
    const omar = await employee();
    const morning = { kind: "permission", fromTime: "08:00", toTime: "10:00" };
    expect((await create(salem, omar.id, morning)).status).toBe(201);
    const over = await create(salem, omar.id, { kind: "permission", fromTime: "09:59", toTime: "11:00" });
    expect([over.status, over.problem.fields]).toMatchObject([422, [{ path: "fromDate" }]]);
    expect((await create(salem, omar.id)).problem.code).toBe("fields_conflict");
    expect((await create(salem, omar.id, { kind: "permission", fromTime: "10:00", toTime: "11:00" })).status).toBe(201);
  });

  test("an absence that touches a locked month is refused, and so is its deletion", async () => {
    const omar = await employee();
    const { data: june } = await create(salem, omar.id, { fromDate: "2025-06-30", toDate: "2025-07-01" });
    await world.lock("2025-06");
    const again = { fromDate: "2025-06-01", toDate: "2025-06-01" };
    expect((await create(salem, omar.id, again)).problem.code).toBe("month_locked");
    expect((await salem.delete(`/attendance/absences/${june.id}`)).problem.code).toBe("month_locked");
  });
});

describe("an absence", () => {
  test("an absence changes its days at once, and back when it is deleted; both are audited", async () => {
    const omar = await employee();
    expect(await rowsOf(omar.id)).toMatchObject([{ state: "present", lateMinutes: 240, requiredMinutes: 480 }]);
    const half = { kind: "halfLeave", fromTime: "08:00", toTime: "12:00", lookup: leaveType, note: "A visit" };
    const made = await create(salem, omar.id, half);
    expect(made).toMatchObject({
      status: 201,
      data: {
        person: { id: omar.id },
        fromTime: "08:00",
        toTime: "12:00",
        lookup: { id: leaveType },
        by: { id: salem.id },
      },
    });
    expect(await rowsOf(omar.id)).toMatchObject([{ state: "halfLeave", lateMinutes: 0, requiredMinutes: 240 }]);
    const mona = attendance.as("Mona");
    expect((await attendance.as("Reem").delete(`/attendance/absences/${made.data.id}`)).status).toBe(403);
    expect((await mona.delete(`/attendance/absences/${made.data.id}`)).status).toBe(204);
    expect((await mona.delete(`/attendance/absences/${made.data.id}`)).status).toBe(404);
    expect(await rowsOf(omar.id)).toMatchObject([{ state: "present", lateMinutes: 240 }]);
    const audit = await attendance.database.primary
      .selectFrom("audit")
      .select(["action", "actor_id"])
      .where("subject_kind", "=", "absence")
      .where("subject_id", "=", made.data.id)
      .orderBy("at")
      .execute();
    expect(audit).toEqual([
      { action: "absence.created", actor_id: salem.id },
      { action: "absence.deleted", actor_id: mona.id },
    ]);
  });

  test("an absence creates no rows before the first existing one, and none for future dates", async () => {
    const omar = await employee();
    await create(salem, omar.id, { fromDate: "2025-12-01", toDate: "2026-02-28" });
    const dates = await attendance.database.primary
      .selectFrom("attendance_day")
      .select(["date", "state"])
      .where("person_id", "=", omar.id)
      .orderBy("date")
      .execute();
    expect(dates).toEqual([
      { date: "2026-01-11", state: "leave" },
      { date: "2026-01-12", state: "leave" },
      { date: "2026-01-13", state: "leave" },
    ]);
    expect(await rowsOf(omar.id, "2026-02-01")).toMatchObject([{ state: "leave" }]);
  });

  test("absences are listed newest first, and filtered by person, kind and date", async () => {
    const [omar, reem] = [await employee(), await employee()];
    const ids: string[] = [];
    for (const [user, more] of [
      [omar.id, { kind: "mission" }],
      [omar.id, { kind: "remote", fromDate: "2026-01-12", toDate: "2026-01-12" }],
      [reem.id, { kind: "leave", fromDate: "2026-03-01", toDate: "2026-03-05" }],
    ] as const) {
      ids.unshift((await create(salem, user, more)).data.id);
    }
    const listed = async (query: string) => {
      const { data } = await salem.get<Absence[]>(`/attendance/absences?${query}`);
      return data.map(({ id }) => id);
    };
    expect(await listed("limit=3")).toEqual(ids);
    expect(await listed(`user=${omar.id}`)).toEqual(ids.slice(1));
    expect(await listed(`user=${omar.id}&kind=mission`)).toEqual(ids.slice(2));
    expect(await listed(`from=2026-03-05&to=2026-03-10`)).toEqual(ids.slice(0, 1));
    const first = await salem.get<Absence[]>(`/attendance/absences?user=${omar.id}&limit=1`);
    expect(await listed(`user=${omar.id}&limit=1&cursor=${first.page.next}`)).toEqual(ids.slice(2));
    expect((await salem.get(`/attendance/absences?cursor=${first.page.next}`)).problem.code).toBe("cursor_invalid");
  });

  test("an absence entered by two officers at once is stored once", async () => {
    const omar = await employee();
    const both = await Promise.all([create(salem, omar.id), create(attendance.as("Mona"), omar.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});
