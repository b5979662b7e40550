import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { hq, local } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { leaveWorldOf } from "#testing/leave-world.ts";
import type { Ledger } from "#modules/leave/contract/schemas-balances.ts";
import type { BulkCorrection, BulkPreview } from "../../contract/schemas-bulk.ts";
import type { DayDetails } from "../../contract/schemas-day.ts";
import { computeDays } from "../days/compute-days.ts";
import { createRules } from "../rules/load-rules.ts";

const [sunday, monday] = ["2026-01-11", "2026-01-12"];
const bulk = "/attendance/bulk-corrections";

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let reason: string;
let leaveType: string;
let salem: Caller;
let mona: Caller;
let count = 0;
const hired: string[] = [];

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
  reason = await world.lookUp("correctionReason");
  leaveType = await world.lookUp("leaveType");
  [salem, mona] = [attendance.as("Salem"), attendance.as("Mona")];
  await world.assign(place, zone, [salem.id, mona.id]);
  hired.push(salem.id, mona.id);
});
afterAll(async () => attendance.close());

/** An employee whose days of that week begin. */
async function employee(): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(place, zone, [caller.id]);
  hired.push(caller.id);
  return caller;
}
let clients = 0;
const punch = (who: Caller, time: string, kind: "in" | "out", date = sunday): Promise<Answer<unknown>> => {
  setLocalClock(`${date} ${time}`);
  return who.post("/attendance/punches", { kind, ...hq, accuracy: 20, clientId: `b${(clients += 1)}` });
};
/** Computes everyone's days as on the evening of Tuesday. */
async function closeDays(): Promise<void> {
  setLocalClock("2026-01-13 22:00:00");
  await transaction(attendance.database.primary, (tx) =>
    computeDays(tx, createRules(createSettings()), hired, { from: sunday, to: "2026-01-13" }),
  );
}
const days = (people: readonly Caller[], dates: readonly string[] = [sunday]) =>
  people.flatMap(({ id }) => dates.map((date) => ({ user: id, date })));
type Body = { days: { user: string; date: string }[]; cause: string } & Record<string, unknown>;
const outage = (people: readonly Caller[], dates?: readonly string[]): Body => ({
  days: days(people, dates),
  cause: "outage",
  reason,
});
const checkOut = (people: readonly Caller[], time?: string): Body => ({
  days: days(people),
  cause: "checkOut",
  reason,
  ...(time === undefined ? {} : { time }),
});
const leave = (people: readonly Caller[], dates?: readonly string[]): Body => ({
  days: days(people, dates),
  cause: "absence",
  kind: "leave",
  reason: leaveType,
});

const preview = (who: Caller, body: Body): Promise<Answer<BulkPreview>> => who.post(`${bulk}/effect`, body);
async function correct(who: Caller, body: Body): Promise<Answer<BulkCorrection>> {
  const { digest } = (await preview(who, body)).data;
  return who.post(bulk, { ...body, digest });
}
const undo = (who: Caller, id: string): Promise<Answer<BulkCorrection>> => who.post(`${bulk}/${id}/undo`);
const shown = ({ data }: Answer<BulkPreview>) =>
  data.rows.map(({ before, after, refusal }) => [before?.state, after?.state, after?.workedMinutes, refusal]);
const details = async (who: Caller, date = sunday): Promise<DayDetails> =>
  (await salem.get<DayDetails>(`/attendance/people/${who.id}/days/${date}`)).data;
const dayOf = async (who: Caller, date = sunday) => {
  const [row] = (await details(who, date)).rows;
  return [row?.state, row?.workedMinutes];
};
const factsOf = async (who: Caller) =>
  attendance.database.primary
    .selectFrom("attendance_day")
    .selectAll()
    .where("person_id", "=", who.id)
    .orderBy("date")
    .execute();
const noticesOf = async (who: Caller) => {
  const rows = await attendance.database.primary
    .selectFrom("notification")
    .select(["kind", "details"])
    .where("person_id", "=", who.id)
    .where("kind", "=", "attendanceCorrected")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.details);
};

describe("a refused bulk correction", () => {
  test("is refused to users who are no officer", async () => {
    const omar = await employee();
    const reem = attendance.as("Reem");
    expect((await preview(reem, outage([omar]))).status).toBe(403);
    expect((await reem.post(bulk, { ...outage([omar]), digest: "0".repeat(64) })).status).toBe(403);
    expect((await reem.get(bulk)).status).toBe(403);
    expect((await undo(reem, "1")).status).toBe(403);
  });

  test("names the field: too many days, too long a span, an unknown person, a missing reason or kind", async () => {
    const omar = await employee();
    setLocalClock("2026-01-13 22:00:00");
    const refused = async (more: object) => {
      const { status, problem } = await preview(salem, { ...outage([omar]), ...more });
      return [status, problem.code, problem.fields[0]?.path];
    };
    const many = Array.from({ length: 501 }, () => ({ user: omar.id, date: sunday }));
    expect(await refused({ days: many })).toEqual([400, "fields_invalid", "days"]);
    expect(await refused({ days: [] })).toEqual([400, "fields_invalid", "days"]);
    expect(await refused({ days: days([omar], [sunday, "2026-04-01"]) })).toEqual([422, "fields_conflict", "days"]);
    expect(await refused({ days: [{ user: "999999", date: sunday }] })).toEqual([422, "person_unknown", "days"]);
    expect(await refused({ reason: null })).toEqual([400, "fields_invalid", "reason"]);
    expect(await refused({ reason: leaveType })).toEqual([422, "lookup_unknown", "reason"]);
    expect(await refused({ cause: "absence" })).toEqual([400, "fields_invalid", "kind"]);
    expect((await undo(salem, "999999")).status).toBe(404);
  });

  test("leaves out the officer's own days, days without a shift, to come, in a locked month or complete", async () => {
    const omar = await employee();
    await punch(omar, "08:00:00", "in");
    await punch(omar, "16:00:00", "out");
    await closeDays();
    await world.lock("2025-12");
    const body = {
      ...outage([]),
      days: [...days([salem]), ...days([omar], [sunday, "2026-01-09", "2026-01-14", "2025-12-30"])],
    };
    const { data } = await preview(salem, body);
    expect(data.rows.map(({ date, refusal }) => [date, refusal])).toEqual([
      [sunday, "own"],
      ["2025-12-30", "locked"],
      ["2026-01-09", "noShift"],
      [sunday, "nothingMissing"],
      ["2026-01-14", "notOver"],
    ]);
    expect([data.corrected, data.people, data.refused]).toEqual([0, 0, 5]);
    const refused = await salem.post(bulk, { ...body, digest: data.digest });
    expect([refused.status, refused.problem.fields[0]?.path]).toEqual([422, "days"]);
  });

  test("a check-out that contradicts its neighbours is left out with the punch that it contradicts", async () => {
    const omar = await employee();
    await punch(omar, "16:30:00", "in");
    const sami = await employee();
    await punch(sami, "08:00:00", "in");
    const tariq = await employee();
    await punch(tariq, "09:00:00", "in");
    await punch(tariq, "12:00:00", "out");
    await punch(tariq, "13:00:00", "in");
    await closeDays();
    const answer = await preview(salem, checkOut([omar]));
    expect(answer.data.rows[0]).toMatchObject({ refusal: "inFollows", at: new Date(local("16:30:00")).toISOString() });
    expect(shown(await preview(salem, checkOut([sami], "07:30")))).toEqual([
      ["incomplete", "incomplete", 0, "inFollows"],
    ]);
    expect(shown(await preview(salem, checkOut([tariq], "12:30")))[0]?.[3]).toBe("inFollows");
    expect(shown(await preview(salem, checkOut([sami], "21:00")))[0]?.[3]).toBe("otherDay");
  });
});

describe("an outage", () => {
  test("counts people as present for their shift, after a preview that saves nothing", async () => {
    const [away, late, left] = [await employee(), await employee(), await employee()];
    await punch(late, "10:00:00", "in");
    await punch(left, "08:00:00", "in");
    await punch(left, "15:00:00", "out");
    await closeDays();
    const before = await factsOf(away);
    const body = outage([away, late, left]);
    expect(shown(await preview(salem, body))).toEqual([
      ["absent", "present", 480, null],
      ["incomplete", "present", 480, null],
      ["present", "present", 480, null],
    ]);
    expect(await factsOf(away)).toEqual(before);
    expect((await details(away)).punches).toEqual([]);

    const made = await correct(salem, body);
    expect([made.status, made.data.days, made.data.people, made.data.from]).toEqual([201, 3, 3, sunday]);
    for (const who of [away, late, left]) {
      expect(await dayOf(who)).toEqual(["present", 480]);
      expect(await noticesOf(who)).toEqual([{ dueOn: sunday, days: 1, isUndone: false }]);
    }
    const { data: list } = await salem.get<BulkCorrection[]>(bulk);
    expect(list[0]).toMatchObject({ id: made.data.id, cause: "outage", undoneAt: null });
    const audit = await attendance.database.primary
      .selectFrom("audit")
      .select(["action", "details"])
      .where("actor_id", "=", salem.id)
      .where("action", "in", ["punch.entered", "punch.voided"])
      .execute();
    const ofBulk = audit.filter((row) => (row.details as { bulk?: string }).bulk === made.data.id);
    expect(ofBulk.map(({ action }) => action).toSorted()).toEqual([
      ...Array<string>(5).fill("punch.entered"),
      "punch.voided",
    ]);

    const back = await undo(mona, made.data.id);
    expect([back.status, back.data.undoneBy?.id]).toEqual([200, mona.id]);
    expect(await dayOf(away)).toEqual(["absent", 0]);
    expect(await dayOf(late)).toEqual(["incomplete", 0]);
    expect(await dayOf(left)).toEqual(["present", 420]);
    expect(await noticesOf(away)).toHaveLength(2);
    expect((await undo(mona, made.data.id)).problem.code).toBe("undo_unavailable");
  });

  test("corrects several days of a person with one notification", async () => {
    const omar = await employee();
    await closeDays();
    await correct(salem, outage([omar], [sunday, monday]));
    expect(await dayOf(omar, monday)).toEqual(["present", 480]);
    expect(await noticesOf(omar)).toEqual([{ dueOn: sunday, days: 2, isUndone: false }]);
  });
});

describe("a missing check-out", () => {
  test("is added at the end of the shift, or at a local time", async () => {
    const [omar, sami] = [await employee(), await employee()];
    for (const who of [omar, sami]) await punch(who, "08:00:00", "in");
    await closeDays();
    expect((await correct(salem, checkOut([omar]))).status).toBe(201);
    expect(await dayOf(omar)).toEqual(["present", 480]);
    expect((await correct(salem, checkOut([sami], "14:00"))).status).toBe(201);
    expect(await dayOf(sami)).toEqual(["present", 360]);
    expect(shown(await preview(salem, checkOut([omar])))[0]?.[3]).toBe("nothingOpen");
  });
});

describe("an absence", () => {
  test("is entered for all, except where people attended or are absent, and taken back as a whole", async () => {
    const [away, present] = [await employee(), await employee()];
    await punch(present, "08:00:00", "in");
    await punch(present, "16:00:00", "out");
    await closeDays();
    const body = leave([away, present], [sunday, monday]);
    const { data } = await preview(salem, body);
    expect(data.rows.map(({ after, refusal }) => [after?.state, refusal])).toEqual([
      ["leave", null],
      ["leave", null],
      ["present", "attended"],
      ["leave", null],
    ]);
    const made = await correct(salem, body);
    expect(made.status).toBe(201);
    const { absences } = await details(away);
    expect(absences).toMatchObject([{ fromDate: sunday, toDate: monday, lookup: { id: leaveType } }]);
    expect((await preview(salem, body)).data.rows.map(({ refusal }) => refusal)).toEqual([
      "absent",
      "absent",
      "attended",
      "absent",
    ]);
    expect((await undo(salem, made.data.id)).status).toBe(200);
    expect(await dayOf(away)).toEqual(["absent", 0]);
    expect((await details(away)).absences).toEqual([]);
  });
});

test("leave that the balance does not cover is left out, judged with the leave entered before it", async () => {
  const [rich, poor] = [await employee(), await employee()];
  const leaves = leaveWorldOf(attendance.database);
  const annual = await leaves.type("Annual");
  await leaves.policy(annual);
  for (const who of [rich, poor]) await leaves.employ(who.id, "2025-01-01");
  await closeDays();
  const balance = async (who: Caller): Promise<number> => {
    const { data } = await salem.get<Ledger>(`/leave/people/${who.id}?type=${annual}`);
    return data.figures?.balance ?? 0;
  };
  const entry = { person: poor.id, type: annual, kind: "adjustment", date: sunday };
  await salem.post("/leave/entries", { ...entry, days: 1 - (await balance(poor)) });
  const body = { ...leave([rich, poor], [sunday, monday]), reason: annual };
  const { data } = await preview(salem, body);
  expect(data.rows.map(({ refusal }) => refusal)).toEqual([null, null, "overdrawn", "overdrawn"]);
  const one = { ...leave([rich, poor]), reason: annual };
  const before = await balance(rich);
  const made = await correct(salem, one);
  expect([made.status, made.data.days, await balance(rich), await balance(poor)]).toEqual([201, 2, before - 1, 0]);
  expect((await preview(salem, { ...leave([poor], [monday]), reason: annual })).data.rows[0]?.refusal).toBe(
    "overdrawn",
  );
  expect((await undo(salem, made.data.id)).status).toBe(200);
  expect([await balance(rich), await balance(poor)]).toEqual([before, 1]);
});

test("a repeated request with the same key is answered alike and corrects once", async () => {
  const omar = await employee();
  await closeDays();
  const body = outage([omar]);
  const { digest } = (await preview(salem, body)).data;
  const send = () => salem.post<BulkCorrection>(bulk, { ...body, digest }, { "idempotency-key": "one-bulk" });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.data.id]).toEqual([201, 201, first.data.id]);
  expect((await details(omar)).punches).toHaveLength(2);
  expect(await noticesOf(omar)).toHaveLength(1);
});

describe("taking back is refused, and nothing is taken back", () => {
  const corrected = async (): Promise<[Caller, string]> => {
    const omar = await employee();
    await closeDays();
    const { data } = await correct(salem, outage([omar, mona]));
    return [omar, data.id];
  };

  test("by whom it would concern, and when a day was changed since", async () => {
    const [omar, id] = await corrected();
    expect((await undo(mona, id)).problem.code).toBe("own_attendance");
    setLocalClock("2026-01-13 22:30:00");
    const { punches } = await details(omar);
    const [first] = punches;
    await salem.post(`/attendance/punches/${first?.id}/void`, { reason });
    const { status, problem } = await undo(salem, id);
    expect([status, problem.code]).toEqual([422, "day_changed"]);
    expect((await details(mona)).punches.map(({ isVoided }) => isVoided)).toEqual([false, false]);
  });

  test("when a punch was added since, and when the month was locked meanwhile", async () => {
    const omar = await employee();
    const sami = await employee();
    for (const who of [omar, sami]) await punch(who, "08:00:00", "in");
    await closeDays();
    const made = await correct(salem, checkOut([omar]));
    const other = await correct(salem, checkOut([sami]));
    await salem.post("/attendance/corrections", { user: omar.id, kind: "in", at: local("16:30:00"), reason });
    expect((await undo(salem, made.data.id)).problem.code).toBe("day_changed");
    await world.lock("2026-01");
    expect((await undo(salem, other.data.id)).problem.code).toBe("month_locked");
    expect((await preview(salem, checkOut([sami]))).data.rows[0]?.refusal).toBe("locked");
    await attendance.database.primary.deleteFrom("attendance_month").where("month", "=", "2026-01-01").execute();
    expect((await undo(salem, other.data.id)).status).toBe(200);
  });
});

describe("what two officers do at once", () => {
  test("of two equal corrections one is made, and the other writes nothing that its preview did not show", async () => {
    const people = [await employee(), await employee()];
    await closeDays();
    const body = outage(people);
    const { digest } = (await preview(salem, body)).data;
    expect((await preview(mona, body)).data.digest).toBe(digest);
    const answers = await Promise.all([salem, mona, salem, mona].map((who) => who.post(bulk, { ...body, digest })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    for (const who of people) {
      expect((await details(who)).punches).toHaveLength(2);
      expect(await noticesOf(who)).toHaveLength(1);
    }
  });

  test("of two attempts to take back one succeeds", async () => {
    const omar = await employee();
    await closeDays();
    const { data } = await correct(salem, outage([omar]));
    const answers = await Promise.all([undo(salem, data.id), undo(mona, data.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await dayOf(omar)).toEqual(["absent", 0]);
  });
});
