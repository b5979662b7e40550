import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hq, local, north } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { DayDetails } from "../../contract/schemas-day.ts";
import type { Punch, PunchReceipt } from "../../contract/schemas-punch.ts";

const sunday = "2026-01-11";
type Corrected = { punch: Punch; date: string };

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let reason: string;
let strictReason: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
  reason = await world.lookUp("correctionReason");
  strictReason = await world.lookUp("correctionReason", { isRequired: true });
  await world.assign(place, zone, [attendance.as("Salem").id]);
});
afterAll(async () => attendance.close());

async function employee(): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(place, zone, [caller.id]);
  return caller;
}
let clients = 0;
const punch = (who: Caller, time: string, kind: "in" | "out", more: object = {}): Promise<Answer<PunchReceipt>> => {
  setLocalClock(`${sunday} ${time}`);
  return who.post("/attendance/punches", { kind, ...hq, accuracy: 20, clientId: `c${(clients += 1)}`, ...more });
};
/** At noon of the next day. */
const enter = (officer: Caller, user: string, more: object = {}): Promise<Answer<Corrected>> => {
  setLocalClock("2026-01-12 12:00:00");
  return officer.post("/attendance/corrections", { user, kind: "in", at: local("08:00:00"), reason, ...more });
};
const voidRoute = (officer: Caller, id: string, more: object = {}): Promise<Answer<Corrected>> =>
  officer.post(`/attendance/punches/${id}/void`, { reason, ...more });
const details = (officer: Caller, id: string, date = sunday): Promise<Answer<DayDetails>> =>
  officer.get(`/attendance/people/${id}/days/${date}`);
/** The audit entries of a punch: action, actor and note. */
const audited = async (id: string) => {
  const all = attendance.database.primary.selectFrom("audit").selectAll().where("subject_kind", "=", "punch");
  const rows = await all.where("subject_id", "=", id).orderBy("at").execute();
  return rows.map((row) => [row.action, row.actor_id, (row.details as { note?: string }).note]);
};

describe("a refused punch of another person", () => {
  test("entering a punch is refused to users who are no officer", async () => {
    const omar = await employee();
    expect((await enter(attendance.as("Reem"), omar.id)).status).toBe(403);
  });

  test("entering a punch is refused for the officer's own days", async () => {
    const salem = attendance.as("Salem");
    const answer = await enter(salem, salem.id);
    expect([answer.status, answer.problem.code]).toEqual([422, "own_attendance"]);
  });

  test("a punch is refused for an unknown person, a future time, before joining, or an inactive reason", async () => {
    const salem = attendance.as("Salem");
    const omar = await employee();
    const leaveType = await world.lookUp("leaveType");
    const old = await world.lookUp("correctionReason", { isActive: false });
    const refused = async (user: string, more: object) => {
      const { status, problem } = await enter(salem, user, more);
      return [status, problem.code, problem.fields[0]?.path];
    };
    expect(await refused("999999", {})).toEqual([422, "person_unknown", "user"]);
    expect(await refused(omar.id, { at: local("2026-01-12 12:00:01") })).toEqual([422, "fields_conflict", "at"]);
    expect(await refused(omar.id, { at: "2024-12-01T08:00:00Z" })).toEqual([422, "fields_conflict", "at"]);
    expect(await refused(omar.id, { at: "0001-01-01T08:00:00Z" })).toEqual([400, "fields_invalid", "at"]);
    expect(await refused(omar.id, { reason: leaveType })).toEqual([422, "lookup_unknown", "reason"]);
    expect(await refused(omar.id, { reason: old })).toEqual([422, "lookup_unknown", "reason"]);
    expect(await refused(omar.id, { reason: strictReason })).toEqual([422, "fields_conflict", "note"]);
    expect(await refused(omar.id, { reason: undefined })).toEqual([400, "fields_invalid", "reason"]);
    expect((await details(salem, omar.id)).data.punches).toEqual([]);
  });

  test("entering a check-in is refused while the person is in, and in a locked month", async () => {
    const salem = attendance.as("Salem");
    const omar = await employee();
    await punch(omar, "08:00:00", "in");
    expect((await enter(salem, omar.id, { at: local("09:00:00") })).problem.code).toBe("already_open");
    await world.lock("2025-05");
    expect((await enter(salem, omar.id, { at: "2025-05-11T05:00:00Z" })).problem.code).toBe("month_locked");
  });
});

describe("a correction that contradicts adjacent punches is refused, naming one of them", () => {
  const refused = async (omar: Caller, kind: "in" | "out", time: string) => {
    const { status, problem } = await enter(attendance.as("Salem"), omar.id, { kind, at: local(time) });
    return [status, problem.code, ...problem.fields.map(({ path, message }) => [path, /\d\d:\d\d/.exec(message)?.[0]])];
  };

  test("a check-in while the person is in, and a check-out before its own check-in, are refused", async () => {
    const omar = await employee();
    await punch(omar, "08:00:00", "in");
    await punch(omar, "16:00:00", "out");
    expect(await refused(omar, "in", "09:00:00")).toEqual([422, "already_open", ["at", "08:00"]]);
    expect(await refused(omar, "out", "07:30:00")).toEqual([422, "fields_conflict", ["at", "08:00"]]);
    const { data } = await details(attendance.as("Salem"), omar.id);
    expect(data.punches).toHaveLength(2);
  });

  test("a check-out before another one, or before a check-in, with no check-in before it is refused", async () => {
    const omar = await employee();
    await punch(omar, "08:00:00", "in");
    await punch(omar, "12:00:00", "out");
    await punch(omar, "13:00:00", "in");
    await punch(omar, "16:00:00", "out");
    expect(await refused(omar, "out", "12:30:00")).toEqual([422, "fields_conflict", ["at", "13:00"]]);
    const reem = await employee();
    await punch(reem, "12:00:00", "out");
    await punch(reem, "16:00:00", "out");
    expect(await refused(reem, "out", "14:00:00")).toEqual([422, "fields_conflict", ["at", "16:00"]]);
  });
});

test("corrections that move the arrival or the leaving, or complete a pair, are accepted", async () => {
  const salem = attendance.as("Salem");
  const omar = await employee();
  await punch(omar, "09:30:00", "in");
  await punch(omar, "15:00:00", "out");
  const steps = [
    ["in", "08:00:00"],
    ["out", "12:00:00"],
    ["in", "12:30:00"],
    ["out", "16:00:00"],
  ] as const;
  for (const [kind, time] of steps) {
    expect([kind, time, (await enter(salem, omar.id, { kind, at: local(time) })).status]).toEqual([kind, time, 201]);
  }
  const { data } = await details(salem, omar.id);
  expect(data.rows).toMatchObject([{ state: "present", lateMinutes: 0, earlyMinutes: 0, workedMinutes: 390 }]);
});

describe("an officer's punch", () => {
  test("an officer's punch counts at once regardless of place, and is audited with its note", async () => {
    const salem = attendance.as("Salem");
    const omar = await employee();
    const came = await enter(salem, omar.id, { reason: strictReason, note: "The reader was broken." });
    expect(came.status).toBe(201);
    expect(came.data).toMatchObject({
      date: sunday,
      punch: { source: "officer", accepted: true, verdict: "none", location: null, slot: 1, by: { id: salem.id } },
    });
    await enter(salem, omar.id, { kind: "out", at: local("16:00:00") });
    const { data } = await details(salem, omar.id);
    expect(data.rows).toMatchObject([{ slot: 1, state: "present", workedMinutes: 480 }]);
    expect(data.punches.map(({ note, reason: why }) => [note, why?.id])).toEqual([
      ["The reader was broken.", strictReason],
      [null, reason],
    ]);
    expect(data).toMatchObject({ isLocked: false, can: { correct: true } });
    expect(await audited(came.data.punch.id)).toEqual([["punch.entered", salem.id, "The reader was broken."]]);
  });

  test("an officer's punch repeated within a minute returns the existing one", async () => {
    const salem = attendance.as("Salem");
    const omar = await employee();
    const first = await enter(salem, omar.id);
    const again = await enter(attendance.as("Mona"), omar.id, { at: local("08:00:30") });
    expect(again.data.punch.id).toBe(first.data.punch.id);
  });

  test("an officer's punch recomputes adjacent days in a night's slot", async () => {
    const salem = attendance.as("Salem");
    const omar = await attendance.hire(`Person ${(count += 1)}`);
    await world.assign(place, await world.schedule({ slots: [["22:00", "06:00"]] }), [omar.id]);
    setLocalClock("2026-01-12 05:00:00");
    await omar.post("/attendance/punches", { kind: "out", ...hq, clientId: "night" });
    await enter(salem, omar.id, { at: local("22:00:00") });
    const { data } = await details(salem, omar.id);
    expect(data.rows).toMatchObject([{ slot: 1, workedMinutes: 420, earlyMinutes: 60 }]);
    expect(data.punches.map(({ kind, source }) => [kind, source])).toEqual([
      ["in", "officer"],
      ["out", "web"],
    ]);
  });

  test("an officer's punch is possible for a person with a disabled account", async () => {
    const salem = attendance.as("Salem");
    const omar = await employee();
    await punch(omar, "08:00:00", "in");
    await attendance.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", omar.id)
      .execute();
    expect((await enter(salem, omar.id, { kind: "out", at: local("15:00:00") })).status).toBe(201);
    expect((await details(salem, omar.id)).data.rows).toMatchObject([{ workedMinutes: 420, state: "present" }]);
  });
});

describe("voiding a punch", () => {
  test("voiding is refused to others, for own and unknown punches, and in a locked month", async () => {
    const [salem, omar] = [attendance.as("Salem"), await employee()];
    const { data: mine } = await punch(salem, "08:00:00", "in");
    const { data: his } = await punch(omar, "08:00:00", "in");
    expect((await voidRoute(attendance.as("Reem"), his.id)).status).toBe(403);
    expect((await voidRoute(salem, mine.id)).problem.code).toBe("own_attendance");
    expect((await voidRoute(salem, "999999")).status).toBe(404);
    expect((await voidRoute(salem, his.id, { reason: strictReason })).problem.fields[0]?.path).toBe("note");
    setLocalClock("2025-04-13 08:00:00");
    const early = await omar.post<PunchReceipt>("/attendance/punches", { kind: "in", ...hq, clientId: "april" });
    await world.lock("2025-04");
    expect((await voidRoute(salem, early.data.id)).problem.code).toBe("month_locked");
    expect((await details(salem, omar.id, "2025-04-13")).data).toMatchObject({
      isLocked: true,
      can: { correct: false, changeAbsences: false },
    });
  });

  test("a voided punch stays visible and counts in nothing; voiding is idempotent", async () => {
    const [salem, omar] = [attendance.as("Salem"), await employee()];
    await punch(omar, "07:50:00", "in", north(400));
    const { data: came } = await punch(omar, "08:00:00", "in");
    await punch(omar, "16:00:00", "out");
    const note = "Somebody else had the phone.";
    const first = await voidRoute(salem, came.id, { note });
    expect(first).toMatchObject({
      status: 200,
      data: { punch: { isVoided: true, voidNote: note, voidReason: { id: reason } } },
    });
    expect((await voidRoute(attendance.as("Mona"), came.id, { note: "Again" })).data.punch.voidNote).toBe(note);
    const { data } = await details(salem, omar.id);
    expect(data.punches.map(({ accepted, isVoided }) => [accepted, isVoided])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ]);
    expect(data.rows).toMatchObject([{ firstIn: null, workedMinutes: 0 }]);
    expect(await audited(came.id)).toEqual([
      ["punch.created", omar.id, undefined],
      ["punch.voided", salem.id, note],
    ]);
  });
});

test("the details of a date are for officers only, and of an unknown person 404", async () => {
  const omar = await employee();
  expect((await details(attendance.as("Reem"), omar.id)).status).toBe(403);
  expect((await details(attendance.as("Salem"), "999999")).status).toBe(404);
  setLocalClock("2026-01-12 12:00:00");
  expect((await details(attendance.as("Salem"), omar.id, "2026-01-18")).data).toMatchObject({
    rows: [{ date: "2026-01-18", state: "scheduled" }],
    can: { correct: false, changeAbsences: true },
  });
  const leave = { user: omar.id, kind: "leave", fromDate: "2026-01-18", toDate: "2026-01-18" };
  expect((await attendance.as("Salem").post("/attendance/absences", leave)).status).toBe(201);
  const { data } = await details(attendance.as("Salem"), omar.id, "2026-01-18");
  expect(data.absences).toMatchObject([{ kind: "leave", fromDate: "2026-01-18" }]);
});
