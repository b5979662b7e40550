import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hq } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { Board, BoardState } from "../../contract/schemas-officer.ts";

const sunday = "2026-01-11";
const friday = "2026-01-16";

let attendance: TestAttendance;
let world: World;
let place: string;
let base: string;
let salem: Caller;
let clients = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  base = await world.schedule({ name: "Base" });
  salem = attendance.as("Salem");
});
afterAll(async () => attendance.close());

type BoardAnswer = Answer<Board["data"]> & Omit<Board, "data" | "page">;

/** An employee in a department of their own, so that its board contains only them. */
async function employee(name: string, { zone = base, where = place }: { zone?: string; where?: string } = {}) {
  const caller = await attendance.hire(name);
  const { database } = attendance;
  const row = { name_en: `Of ${name}`, name_ar: `إدارة ${name}` };
  const department = await database.primary
    .insertInto("department")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.primary
    .updateTable("person")
    .set({ department_id: department.id })
    .where("id", "=", caller.id)
    .execute();
  await world.assign(where, zone, [caller.id]);
  return { ...caller, department: department.id };
}
/** Opens a date for all employees, as the job does shortly before; also for those hired after it was opened. */
async function begin(date: string): Promise<void> {
  setLocalClock(`${date} 00:01:00`);
  await attendance.database.primary.deleteFrom("attendance_opening").execute();
  await attendance.run("attendance.openDays");
}
async function punch(who: Caller, time: string, kind: "in" | "out", more: object = {}): Promise<void> {
  setLocalClock(time.includes(" ") ? time : `${sunday} ${time}`);
  const body = { kind, ...hq, accuracy: 20, clientId: `c${(clients += 1)}`, ...more };
  expect((await who.post("/attendance/punches", body)).status).toBe(201);
}
const boardAt = async (time: string, query = ""): Promise<BoardAnswer> => {
  setLocalClock(time.includes(" ") ? time : `${sunday} ${time}`);
  const answer = (await salem.get<Board["data"]>(`/attendance/board?${query}`)) as BoardAnswer;
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
/** The state of a person at a time, from the board of their department. */
const stateAt = async (who: { department: string }, time: string): Promise<BoardState | undefined> =>
  (await boardAt(time, `department=${who.department}`)).data[0]?.state;
const enter = (user: string, more: object) =>
  salem.post("/attendance/absences", { user, fromDate: sunday, toDate: sunday, ...more });

describe("a refused board", () => {
  test("the board is refused to users who are no officer, and for invalid queries", async () => {
    expect((await attendance.as("Omar").get("/attendance/board")).status).toBe(403);
    for (const query of ["state=asleep", "location=x", "limit=101", "unheardOf=1"]) {
      expect((await salem.get(`/attendance/board?${query}`)).status).toBe(400);
    }
    expect((await salem.get("/attendance/board?cursor=abc")).problem.code).toBe("cursor_invalid");
  });
});

describe("the state of a person", () => {
  test("a person is expected, late once the allowance is over, in, and done", async () => {
    const omar = await employee("Yousef");
    await begin(sunday);
    expect(await stateAt(omar, "08:10:00")).toBe("notYet");
    const late = await boardAt("08:10:01", `department=${omar.department}`);
    expect(late.data).toMatchObject([
      {
        person: { id: omar.id, department: { id: omar.department } },
        state: "late",
        lateMinutes: 10,
        location: { id: place, nameEn: "HQ" },
        slotStart: "2026-01-11T05:00:00Z",
        timeZone: "Asia/Riyadh",
        firstIn: null,
        dayState: "scheduled",
      },
    ]);
    await punch(omar, "08:30:00", "in");
    expect(await stateAt(omar, "08:30:01")).toBe("in");
    await punch(omar, "15:00:00", "out");
    const done = await boardAt("15:00:01", `department=${omar.department}`);
    expect(done.data).toMatchObject([{ state: "done", lateMinutes: 30, firstIn: "2026-01-11T05:30:00Z" }]);
  });

  test("a person is late until the end of the slot and absent afterwards, also before the day is closed", async () => {
    const reem = await employee("Amal");
    await begin(sunday);
    expect((await boardAt("15:59:59", `department=${reem.department}`)).data).toMatchObject([
      { state: "late", lateMinutes: 479 },
    ]);
    const over = await boardAt("16:00:00", `department=${reem.department}&state=absent`);
    expect(over.data).toMatchObject([{ state: "absent", lateMinutes: 0 }]);
    expect(over.counts).toMatchObject({ absent: 1, late: 0 });
    setLocalClock(`${sunday} 23:00:00`);
    await attendance.run("attendance.closeDays");
    expect(await stateAt(reem, "23:00:00")).toBe("absent");
  });

  test("a person who came after the slot or left at once is absent, not done", async () => {
    const [after, brief] = [await employee("After"), await employee("Brief")];
    await begin(sunday);
    await punch(brief, "08:00:00", "in");
    await punch(brief, "08:05:00", "out");
    expect(await stateAt(brief, "08:06:00")).toBe("done");
    await punch(after, "16:30:00", "in");
    expect(await stateAt(after, "16:31:00")).toBe("in");
    await punch(after, "16:32:00", "out");
    expect(await stateAt(after, "16:33:00")).toBe("absent");
    expect(await stateAt(brief, "16:33:00")).toBe("absent");
  });

  test("a person is in since the last check-in, not since the first", async () => {
    const omar = await employee("Again");
    await begin(sunday);
    await punch(omar, "08:00:00", "in");
    await punch(omar, "12:00:00", "out");
    expect((await boardAt("12:10:00", `department=${omar.department}`)).data[0]?.inSince).toBeNull();
    await punch(omar, "12:30:00", "in");
    expect((await boardAt("12:31:00", `department=${omar.department}`)).data).toMatchObject([
      { state: "in", firstIn: "2026-01-11T05:00:00Z", inSince: "2026-01-11T09:30:00Z" },
    ]);
  });

  test("a person is in from an hour before, and no longer in when the window is over", async () => {
    const omar = await employee("Early");
    await begin(sunday);
    await punch(omar, "07:05:00", "in");
    expect(await stateAt(omar, "07:06:00")).toBe("in");
    expect(await stateAt(omar, "19:00:00")).toBe("in");
    expect(await stateAt(omar, "19:00:01")).toBe("done");
  });

  test("a person is off on a day without hours, in when working on it, and then done", async () => {
    const omar = await employee("Friday");
    await begin(friday);
    expect(await stateAt(omar, `${friday} 10:00:00`)).toBe("off");
    await punch(omar, `${friday} 10:00:00`, "in");
    expect(await stateAt(omar, `${friday} 10:00:01`)).toBe("in");
    await punch(omar, `${friday} 11:00:00`, "out");
    expect(await stateAt(omar, `${friday} 11:00:01`)).toBe("done");
  });

  test("a person is away on leave, on a mission, and during a permission and the allowance after it", async () => {
    const [leave, mission, hour] = [await employee("Leave"), await employee("Mission"), await employee("Hour")];
    await begin(sunday);
    setLocalClock(`${sunday} 07:00:00`);
    expect((await enter(leave.id, { kind: "leave" })).status).toBe(201);
    expect((await enter(mission.id, { kind: "mission" })).status).toBe(201);
    expect((await enter(hour.id, { kind: "permission", fromTime: "08:00", toTime: "10:00" })).status).toBe(201);
    expect(await stateAt(leave, "09:00:00")).toBe("away");
    expect(await stateAt(mission, "09:00:00")).toBe("away");
    expect(await stateAt(hour, "07:59:00")).toBe("notYet");
    expect(await stateAt(hour, "09:00:00")).toBe("away");
    expect(await stateAt(hour, "10:10:00")).toBe("away");
    const late = await boardAt("10:10:01", `department=${hour.department}`);
    expect(late.data).toMatchObject([{ state: "late", lateMinutes: 10 }]);
    await punch(mission, "11:00:00", "in");
    expect(await stateAt(mission, "11:00:01")).toBe("in");
  });

  test("a person is shown by the current slot, else by the next, else by the last", async () => {
    const zone = await world.schedule({
      slots: [
        ["08:00", "12:00"],
        ["16:00", "20:00"],
      ],
      closesAfter: 60,
    });
    const omar = await employee("Split", { zone });
    await begin(sunday);
    await punch(omar, "08:00:00", "in");
    await punch(omar, "11:59:00", "out");
    expect(await stateAt(omar, "11:59:30")).toBe("done");
    expect(await stateAt(omar, "12:00:00")).toBe("notYet");
    expect(await stateAt(omar, "16:10:01")).toBe("late");
    await punch(omar, "16:30:00", "in");
    await punch(omar, "20:00:00", "out");
    expect(await stateAt(omar, "23:00:00")).toBe("done");
  });

  test("a person is shown by last night's slot while it lasts, and by tonight's after it", async () => {
    const zone = await world.schedule({ slots: [["22:00", "06:00"]], weekdays: ["sunday", "monday"] });
    const [omar, reem] = [await employee("Night", { zone }), await employee("Nobody", { zone })];
    await begin(sunday);
    await punch(omar, `${sunday} 22:00:00`, "in");
    await begin("2026-01-12");
    expect(await stateAt(omar, "2026-01-12 05:00:00")).toBe("in");
    expect(await stateAt(reem, "2026-01-12 05:00:00")).toBe("late");
    await punch(omar, "2026-01-12 06:00:00", "out");
    expect(await stateAt(omar, "2026-01-12 06:00:01")).toBe("notYet");
    await begin("2026-01-13");
    expect(await stateAt(reem, "2026-01-13 08:59:00")).toBe("absent");
    expect(await stateAt(reem, "2026-01-13 09:00:01")).toBe("off");
  });

  test("a person is shown by the date of their own place of work", async () => {
    const vancouver = await world.build({ name: "Vancouver", timeZone: "America/Vancouver" });
    const omar = await employee("Abroad", { where: vancouver });
    await begin(sunday);
    setLocalClock(`${sunday} 11:01:00`);
    await attendance.run("attendance.openDays");
    // Sunday 08:10:01 in Vancouver.
    expect((await boardAt(`${sunday} 19:10:01`, `department=${omar.department}`)).data).toMatchObject([
      { state: "late", timeZone: "America/Vancouver", slotStart: "2026-01-11T16:00:00Z" },
    ]);
    expect(await stateAt(omar, "2026-01-12 02:59:59")).toBe("late");
    expect(await stateAt(omar, "2026-01-12 03:00:00")).toBe("absent");
  });
});

describe("a board of many people", () => {
  let north: string;
  const names = ["Zayed", "ahmed", "Badr", "عادل", "Čeda"];
  beforeAll(async () => {
    north = await world.build({ name: "North" });
    for (const name of names) await employee(name, { where: north });
    await attendance.makeFound();
    await begin("2026-01-18");
  });
  const seen = ({ data }: BoardAnswer) => data.map(({ person }) => person.nameEn);
  const at = "2026-01-18 08:30:00";

  test("people are ordered by name, page by page in both directions", async () => {
    const whole = seen(await boardAt(at, `location=${north}`));
    expect(whole).toEqual(["ahmed", "Badr", "Čeda", "Zayed", "عادل"]);
    const first = await boardAt(at, `location=${north}&limit=2`);
    const second = await boardAt(at, `location=${north}&limit=2&cursor=${first.page.next}`);
    expect([seen(first), seen(second)]).toEqual([whole.slice(0, 2), whole.slice(2, 4)]);
    expect(seen(await boardAt(at, `location=${north}&limit=2&cursor=${second.page.previous}`))).toEqual(seen(first));
    const other = await salem.get(`/attendance/board?limit=2&cursor=${first.page.next}`);
    expect(other.problem.code).toBe("cursor_invalid");
  });

  test("counts cover all people that the other filters match, regardless of the state filter", async () => {
    const badr = (await boardAt(at, `location=${north}&search=badr`)).data[0]?.person.id;
    await attendance.database.primary
      .updateTable("attendance_day")
      .set({ is_in: true, first_in: "2026-01-18T05:00:00Z" })
      .where("person_id", "=", badr ?? "")
      .where("date", "=", "2026-01-18")
      .execute();
    const answer = await boardAt("2026-01-18 08:30:05", `location=${north}&state=in`);
    expect(seen(answer)).toEqual(["Badr"]);
    const counts = { in: 1, late: 4, notYet: 0, absent: 0, away: 0, off: 0, done: 0 };
    expect(answer.counts).toEqual(counts);
    expect(answer.byLocation).toMatchObject([{ location: { id: north, nameEn: "North" }, counts }]);
    expect(answer.byDepartment).toHaveLength(5);
    expect(answer.byDepartment).toContainEqual(
      expect.objectContaining({ department: expect.objectContaining({ nameEn: "Of Badr", nameAr: "إدارة Badr" }) }),
    );
    const everybody = await boardAt("2026-01-18 08:30:05", "limit=100");
    expect(everybody.data.length).toBe(Object.values(everybody.counts).reduce((sum, count) => sum + count));
  });

  test("a search finds names in the other script, and returns nothing for an unknown name", async () => {
    expect(seen(await boardAt(at, `location=${north}&search=${encodeURIComponent("بدر")}`))).toEqual(["Badr"]);
    const nobody = await boardAt(at, "search=xyzzy");
    expect([nobody.data, nobody.byLocation, nobody.counts.late]).toEqual([[], [], 0]);
  });

  test("counts are cached for one second at most, and rows are current", async () => {
    const before = await boardAt("2026-01-18 08:31:00", `location=${north}&limit=100`);
    const zayed = before.data.find(({ person }) => person.nameEn === "Zayed")?.person.id ?? "";
    await attendance.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", zayed)
      .execute();
    const soon = await boardAt("2026-01-18 08:31:00", `location=${north}&limit=100`);
    expect([seen(soon).includes("Zayed"), soon.counts]).toEqual([false, before.counts]);
    const later = await boardAt("2026-01-18 08:31:01", `location=${north}&limit=100`);
    expect(later.counts.late).toBe(before.counts.late - 1);
  });
});
