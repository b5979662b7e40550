import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hq, north } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { addLocation, addZone, assign } from "#testing/attendance-rules.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { ScheduleTrialResult } from "../../contract/schemas-officer.ts";

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
});
afterAll(() => attendance.close());

const sunday = "2026-01-11";
const officer = (): Caller => attendance.as("Salem");
const tried = (body: object, who = officer()): Promise<Answer<ScheduleTrialResult>> =>
  who.post("/attendance/trials", { date: sunday, ...body });

let count = 0;
async function employee(): Promise<Caller> {
  const caller = await attendance.hire(`Tried ${(count += 1)}`);
  await world.assign(place, zone, [caller.id]);
  return caller;
}

const rowsKept = async (): Promise<string[]> => {
  const db = attendance.database.primary;
  const punches = await db.selectFrom("punch").select("id").execute();
  const days = await db.selectFrom("attendance_day").select(["person_id", "date", "slot"]).execute();
  return [...punches, ...days].map((row) => JSON.stringify(row));
};

describe("a refused trial", () => {
  test("a trial is refused to an employee, even for their own days", async () => {
    const omar = await employee();
    expect((await tried({ user: omar.id }, omar)).problem.code).toBe("not_allowed");
  });

  test.each([
    ["user", {}],
    ["person", { user: "1", person: {} }],
    ["date", { user: "1", date: "2026-02-30" }],
    ["date", { user: "1", date: "0000-01-01" }],
    ["punches.0.at", { user: "1", punches: [{ kind: "in", at: "2026-01-11 08:00" }] }],
    ["punches.0.at", { user: "1", punches: [{ kind: "in", at: "2026-02-30T08:00" }] }],
    [
      "punches.1.at",
      { user: "1", punches: ["2026-01-12", "2026-01-13"].map((on) => ({ kind: "in", at: `${on}T08:00` })) },
    ],
    ["punches.0.longitude", { user: "1", punches: [{ kind: "in", at: "2026-01-11T08:00", latitude: 1 }] }],
    ["person.name", { person: { name: "Omar" } }],
  ])("a trial with %s of %j is refused as malformed", async (path, body) => {
    const { status, problem } = await tried(body);
    expect([status, problem.fields[0]?.path]).toEqual([400, path]);
  });

  test("a trial of an unknown person or role is refused", async () => {
    const nobody = await tried({ user: "999999999" });
    expect([nobody.status, nobody.problem.code, nobody.problem.fields[0]?.path]).toEqual([
      422,
      "person_unknown",
      "user",
    ]);
    const { status, problem } = await tried({ person: { roles: ["1", "999999999"] } });
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "role_unknown", "person.roles.1"]);
  });
});

test("every exception that reaches the person is listed, with its role and why it does not apply", async () => {
  const date = "2026-02-15";
  const rana = await employee();
  const role = await attendance.gather("Tried guards", [{ id: rana.id }]);
  const add = async (more: object): Promise<string> => {
    const body = { nameEn: "Tried", nameAr: "تجربة", date, workDay: false, ...more };
    const answer = await officer().post<{ id: string }>("/attendance/exception-days", body);
    expect([answer.status, answer.problem.fields]).toEqual([201, undefined]);
    return answer.data.id;
  };
  expect((await tried({ user: rana.id, date })).data.exceptions).toEqual([]);
  const forAll = await add({ everyone: true });
  const off = await add({ roles: [role] });
  const plain = await add({ roles: [role], workDay: true });
  const withHours = await add({ roles: [role], workDay: true, start: "09:00", end: "12:00" });
  const later = await add({ roles: [role], workDay: true, start: "10:00", end: "12:00" });
  await add({ users: [(await employee()).id] });
  const { data } = await tried({ user: rana.id, date });
  const guards = { id: role, nameEn: "Tried guards" };
  expect(data.exceptions).toMatchObject([
    {
      exceptionDay: { id: withHours, nameEn: "Tried" },
      level: "role",
      role: guards,
      workDay: true,
      because: "applies",
    },
    { exceptionDay: { id: off }, level: "role", role: guards, workDay: false, because: "workWins" },
    { exceptionDay: { id: plain }, because: "hoursWin" },
    { exceptionDay: { id: later }, because: "lowestId" },
    { exceptionDay: { id: forAll }, level: "everyone", role: null, because: "level" },
  ]);
  expect(data.days).toMatchObject([{ slotStart: `${date}T06:00:00Z`, exceptionDay: { id: withHours } }]);
  expect(data.references.roles).toMatchObject([guards]);
});

describe("a trial of a real person", () => {
  test("real punches count with their stored verdicts, at the current time", async () => {
    const omar = await employee();
    const send = (time: string, kind: string, where = hq) => {
      setLocalClock(`${sunday} ${time}`);
      return omar.post("/attendance/punches", { kind, ...where, accuracy: 20, clientId: `${kind}${time}` });
    };
    await send("07:55:00", "in", north(400));
    await send("08:10:01", "in");
    const { data } = await tried({ user: omar.id });
    expect(data.punches).toMatchObject([
      { index: 0, kind: "in", at: `${sunday}T04:55:00Z`, accepted: false, refusal: "outside_fence", slot: 1 },
      {
        index: 1,
        kind: "in",
        at: `${sunday}T05:10:01Z`,
        accepted: true,
        verdict: "inside",
        location: { nameEn: "HQ" },
      },
    ]);
    expect(data.days).toMatchObject([
      {
        date: sunday,
        slot: 1,
        state: "present",
        lateMinutes: 10,
        provisional: true,
        zone: { id: zone, nameEn: "Base" },
      },
    ]);
    expect((await tried({ user: omar.id, date: "2026-01-12" })).data.punches).toEqual([]);
  });

  test("tried punches replace the real ones, and the date is judged as if it were over", async () => {
    const omar = await employee();
    setLocalClock(`${sunday} 07:00:00`);
    const before = await rowsKept();
    const at = (kind: string, time: string, more: object = hq) => ({ kind, at: `${sunday}T${time}`, ...more });
    const punches = [at("in", "07:30", north(400)), at("in", "08:10:01"), at("in", "08:10:30"), at("out", "15:59:59")];
    const { data } = await tried({ user: omar.id, punches });
    expect(data.days).toMatchObject([
      { state: "present", provisional: false, lateMinutes: 10, earlyMinutes: 1, workedMinutes: 469 },
    ]);
    expect(data.punches).toMatchObject([
      { index: 0, accepted: false, refusal: "outside_fence", nearest: { location: { nameEn: "HQ" }, distance: 400 } },
      { index: 1, at: `${sunday}T05:10:01Z`, accepted: true, repeatOf: null },
      { index: 2, repeatOf: 1 },
      { index: 3, accepted: true, slot: 1 },
    ]);
    expect((await tried({ user: omar.id, punches: [] })).data.days).toMatchObject([{ state: "absent" }]);
    expect((await tried({ user: omar.id })).data.days).toMatchObject([{ state: "scheduled" }]);
    expect(await rowsKept(), "nothing is saved").toEqual(before);
  });

  test("local times are those of the place of work, also on the day of a clock change", async () => {
    const cairo = await world.build({ name: "Cairo", timeZone: "Africa/Cairo" });
    const nights = await world.schedule({ name: "Nights", slots: [["20:00", "04:00"]], weekdays: ["thursday"] });
    const mona = await attendance.hire("Mona of Cairo");
    await world.assign(cairo, nights, [mona.id]);
    const date = "2026-04-23";
    const punches = [
      { kind: "in", at: `${date}T20:00:00`, ...hq },
      { kind: "out", at: "2026-04-24T04:00:00", ...hq },
    ];
    const { data } = await tried({ user: mona.id, date, punches });
    expect(data.days).toMatchObject([
      { date, timeZone: "Africa/Cairo", state: "present", requiredMinutes: 420, workedMinutes: 420, earlyMinutes: 0 },
    ]);
    expect(data.punches.map(({ at }) => at)).toEqual(["2026-04-23T18:00:00Z", "2026-04-24T01:00:00Z"]);
  });
});

describe("the reasons of a trial", () => {
  test("candidates are listed in order, with the reason why others lost and the names of all references", async () => {
    const ramadan = await world.schedule({ name: "Season", layer: "seasonal", slots: [["09:00", "15:00"]] });
    const reem = await employee();
    const role = await attendance.gather("Field workers", [{ id: reem.id, from: sunday, to: sunday }]);
    const given = await assign(officer(), { location: place, zone: ramadan, roles: [role] });
    const { data } = await tried({ user: reem.id });
    expect(data.candidates).toMatchObject([
      { assignment: given.id, layer: "seasonal", subject: "role", role: { nameEn: "Field workers" }, applies: true },
      { layer: "base", subject: "user", role: null, zone: { nameEn: "Base" }, applies: false },
    ]);
    expect(data.days).toMatchObject([{ zone: { nameEn: "Season" }, requiredMinutes: 360 }]);
    expect(data.references).toMatchObject({
      exceptionDays: [],
      roles: [{ id: role, nameEn: "Field workers" }],
      locations: [{ id: place, nameEn: "HQ" }],
      zones: [{ id: ramadan }, { id: zone }],
    });
    expect((await tried({ user: reem.id, date: "2026-01-12" })).data.candidates).toMatchObject([
      { layer: "base", applies: true },
    ]);
  });

  test("an exception is named together with the one that it contradicts", async () => {
    const faisal = await employee();
    const except = (nameEn: string, workDay: boolean) =>
      officer().post<{ id: string }>("/attendance/exception-days", {
        nameEn,
        nameAr: `${nameEn} بالعربية`,
        date: "2026-01-13",
        workDay,
        users: [faisal.id],
      });
    const holiday = (await except("Holiday", false)).data.id;
    const off = await tried({ user: faisal.id, date: "2026-01-13" });
    expect(off.data.days).toMatchObject([{ slot: null, state: "holiday", exceptionDay: { id: holiday } }]);
    expect(off.data.references.exceptionDays).toMatchObject([{ id: holiday, nameEn: "Holiday" }]);
    const inventory = (await except("Inventory", true)).data.id;
    const { data } = await tried({ user: faisal.id, date: "2026-01-13" });
    expect(data.warnings).toMatchObject([{ code: "exception_work_wins", exceptionDays: [holiday, inventory] }]);
    expect(data.references.exceptionDays.map(({ id }) => id).toSorted()).toEqual([holiday, inventory].toSorted());
  });
});

test("two overlapping zones of one person are reported, although the better one applies", async () => {
  const khaled = await employee();
  const other = await world.assign(place, await world.schedule({ name: "Other", endDate: "2026-12-31" }), [khaled.id]);
  const { data } = await tried({ user: khaled.id });
  const [better, worse] = data.candidates;
  expect([better?.assignment, better?.applies, worse?.applies]).toEqual([other, true, false]);
  expect(data.conflicts).toEqual([{ code: "overlap", assignments: [worse?.assignment, other] }]);
});

describe("a trial of a described person", () => {
  test("roles bring their assignments, and a described person is always an employee", async () => {
    const [guard, all] = [
      await addZone(officer(), { days: [{ weekday: "sunday", start: "22:00", end: "06:00" }] }),
      await addZone(officer()),
    ];
    const { id: gate } = await addLocation(officer());
    const guards = await attendance.gather("Guards", []);
    const employees = await attendance.database.primary
      .selectFrom("role")
      .select("id")
      .where("key", "=", "employee")
      .executeTakeFirstOrThrow();
    await assign(officer(), { location: gate, zone: guard.id, roles: [guards] });
    await assign(officer(), { location: gate, zone: all.id, roles: [employees.id] });
    const nights = await tried({
      person: { roles: [guards] },
      punches: [{ kind: "in", at: "2026-01-11T22:00", ...hq }],
    });
    expect(nights.data.days).toMatchObject([
      { slot: 1, slotStart: `${sunday}T05:00:00Z`, state: "absent" },
      { slot: 2, slotStart: `${sunday}T19:00:00Z`, state: "incomplete" },
    ]);
    expect((await tried({ person: {} })).data.candidates).toMatchObject([{ zone: { id: all.id }, applies: true }]);
    const tooEarly = await tried({ person: { roles: [guards], joinedOn: "2026-01-12" } });
    expect([tooEarly.data.days, tooEarly.data.candidates]).toEqual([[], []]);
  });
});
