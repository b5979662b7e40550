import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consumeOnce } from "#platform/events/consume.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { hq, local, north } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { DayDetails } from "../../contract/schemas-day.ts";
import type { PunchReceipt, ReviewedPunch } from "../../contract/schemas-punch.ts";
import { createRules } from "../rules/load-rules.ts";
import { reviewConsumer } from "./consumer.ts";

const sunday = "2026-01-11";
const monday = "2026-01-12";
const far = north(40_000);

let attendance: TestAttendance;
let world: World;
let place: string;
let flagging: string;
let zone: string;
let salem: Caller;
let count = 0;

const look = (): Promise<void> =>
  consumeOnce({ database: attendance.database, consumers: [reviewConsumer(createRules(createSettings()))] });

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  flagging = await world.build({ ...far, fencePolicy: "flag" });
  zone = await world.schedule({ name: "Base" });
  salem = attendance.as("Salem");
  await world.assign(place, zone, [salem.id]);
  await look();
});
afterAll(async () => attendance.close());

async function employee(where = place): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(where, zone, [caller.id]);
  return caller;
}
let clients = 0;
const punch = async (who: Caller, time: string, kind: "in" | "out", more: object = {}): Promise<string> => {
  setLocalClock(time.includes(" ") ? time : `${sunday} ${time}`);
  const body = { kind, ...hq, accuracy: 20, clientId: `c${(clients += 1)}`, ...more };
  const { status, data } = await who.post<PunchReceipt>("/attendance/punches", body);
  expect(status).toBe(201);
  return data.id;
};
const listed = async (query: string): Promise<ReviewedPunch[]> =>
  (await salem.get<ReviewedPunch[]>(`/attendance/review?${query}`)).data;
/** A person's punches that wait for review, with their suspicions. */
const waiting = async (who: Caller) => {
  await look();
  const found = await listed(`user=${who.id}&limit=100`);
  return found.toReversed().map(({ punch: { id }, suspicions }) => [id, suspicions]);
};
const decide = (officer: Caller, punches: string[], decision: string, note?: string) =>
  officer.post<{ decided: number; skipped: number }>("/attendance/review", { punches, decision, note });

test("the list and the decision are for officers; rejecting requires a note", async () => {
  const omar = await employee();
  expect((await omar.get("/attendance/review")).status).toBe(403);
  expect((await decide(omar, ["1"], "accept")).status).toBe(403);
  const answer = await decide(salem, ["1"], "reject");
  expect([answer.status, answer.problem.fields[0]?.path]).toEqual([422, "note"]);
  expect((await decide(salem, [], "accept")).status).toBe(400);
});

describe("a suspicious punch", () => {
  test("a usual punch is not suspicious", async () => {
    const omar = await employee();
    await punch(omar, "08:00:00", "in", { deviceAt: local("08:02:00") });
    await punch(omar, "16:00:00", "out", north(100));
    expect(await waiting(omar)).toEqual([]);
  });

  test("a punch without an accuracy, or with a low one where the location accepts it, is suspicious", async () => {
    const [omar, reem] = [await employee(), await employee(flagging)];
    const first = await punch(omar, "08:00:00", "in", { accuracy: null });
    const second = await punch(reem, "08:00:00", "in", { ...far, accuracy: 100.5 });
    const third = await punch(reem, "12:00:00", "out", { latitude: null, longitude: null });
    expect(await waiting(omar)).toEqual([[first, [{ kind: "accuracy", value: null }]]]);
    expect(await waiting(reem)).toEqual([
      [second, [{ kind: "accuracy", value: 100.5 }]],
      [third, [{ kind: "accuracy", value: null }]],
    ]);
  });

  test("a punch outside is suspicious where the location flags it", async () => {
    const reem = await employee(flagging);
    const id = await punch(reem, "08:00:00", "in", north(40_300));
    expect(await waiting(reem)).toEqual([[id, [{ kind: "outside", value: 300 }]]]);
  });

  test("a punch after too fast a journey is suspicious, but not at the limit or after a short distance", async () => {
    const omar = await employee();
    await world.assign(flagging, zone, [omar.id]);
    await punch(omar, "08:00:00", "in");
    await punch(omar, "08:12:01", "out", far);
    expect(await waiting(omar)).toEqual([]);
    const id = await punch(omar, "08:23:59", "in");
    expect(await waiting(omar)).toEqual([[id, [{ kind: "speed", value: 201 }]]]);

    const reem = await employee();
    await world.assign(await world.build(north(900)), zone, [reem.id]);
    await punch(reem, "08:00:00", "in");
    await punch(reem, "08:00:05", "out", north(900));
    expect(await waiting(reem)).toEqual([]);
  });

  test("a punch from the identical position as on three other dates within thirty days is suspicious", async () => {
    const omar = await employee();
    const spot = { latitude: 24.713_612_3, longitude: 46.675_312_3 };
    await punch(omar, "2025-12-14 08:00:00", "in", spot);
    await punch(omar, `${sunday} 08:00:00`, "in", spot);
    await punch(omar, `${sunday} 16:00:00`, "out", spot);
    await punch(omar, `${monday} 08:00:00`, "in", { ...spot, latitude: 24.713_612_4 });
    await punch(omar, "2026-01-13 08:00:00", "in", { ...spot, latitude: 24.713_613_3 });
    expect(await waiting(omar)).toEqual([]);
    const fourth = await punch(omar, "2026-01-13 16:00:00", "out", spot);
    expect(await waiting(omar)).toEqual([]);
    const fifth = await punch(omar, "2026-01-14 08:00:00", "in", spot);
    expect(await waiting(omar)).toEqual([[fifth, [{ kind: "identicalPosition", value: 3 }]]]);
    expect(fourth).not.toBe(fifth);
  });

  test("a punch with a clock that differs by more than two minutes is suspicious", async () => {
    const omar = await employee();
    await punch(omar, "08:00:00", "in", { deviceAt: local("07:58:00") });
    const id = await punch(omar, "16:00:00", "out", { deviceAt: local("15:57:59") });
    expect(await waiting(omar)).toEqual([[id, [{ kind: "clockSkew", value: -121 }]]]);
  });

  test("an offline punch is suspicious, with its delay", async () => {
    const omar = await employee();
    const id = await punch(omar, "10:00:00", "in", { capturedAt: local("08:00:00"), deviceAt: local("09:00:00") });
    expect(await waiting(omar)).toEqual([[id, [{ kind: "offline", value: 7200 }]]]);
    const [reviewed] = await listed(`user=${omar.id}`);
    expect(reviewed).toMatchObject({ person: { id: omar.id }, position: hq, state: "open", reviewedBy: null });
  });

  test("repeated offline punches are suspicious from the fifth date on, but not two on one date", async () => {
    const omar = await employee();
    const offlineOn = async (day: number, hour: string): Promise<string> => {
      const date = `2026-01-${day}`;
      return punch(omar, `${date} 20:00:00`, hour === "08" ? "in" : "out", {
        capturedAt: local(`${date} ${hour}:00:00`),
        deviceAt: local(`${date} 20:00:00`),
      });
    };
    const kinds = async (id: string) =>
      (await listed(`user=${omar.id}`))
        .find((one) => one.punch.id === id)
        ?.suspicions.filter(({ kind }) => kind !== "offline");
    const ids = [];
    for (const day of [11, 12, 13, 14]) ids.push(await offlineOn(day, "08"), await offlineOn(day, "16"));
    // A voided punch does not count.
    const mistaken = await offlineOn(10, "08");
    const reason = await world.lookUp("correctionReason");
    await salem.post(`/attendance/punches/${mistaken}/void`, { reason });
    const fifth = await offlineOn(15, "08");
    await look();
    for (const id of ids)
      expect(await kinds(id)).not.toContainEqual({ kind: "offlineOften", value: expect.anything() });
    expect(await kinds(fifth)).toContainEqual({ kind: "offlineOften", value: 4 });
  });

  test("a voided punch is not reviewed again", async () => {
    const omar = await employee();
    const id = await punch(omar, "10:00:00", "in", { capturedAt: local("08:00:00") });
    const reason = await world.lookUp("correctionReason");
    await salem.post(`/attendance/punches/${id}/void`, { reason });
    expect(await waiting(omar)).toEqual([]);
  });
});

describe("a decision", () => {
  const offline = (who: Caller, time: string, kind: "in" | "out", captured = time): Promise<string> =>
    punch(who, "17:00:00", kind, { capturedAt: local(captured) });
  const rowOf = async (who: Caller) =>
    (await salem.get<DayDetails>(`/attendance/people/${who.id}/days/${sunday}`)).data.rows[0];

  test("rejecting voids the punch and recomputes its day; accepting only changes the list", async () => {
    const [omar, reem] = [await employee(), await employee()];
    const ids = [await offline(omar, "08:00:00", "in"), await offline(omar, "16:00:00", "out")];
    const other = await offline(reem, "08:00:00", "in");
    await look();
    expect(await rowOf(omar)).toMatchObject({ workedMinutes: 480 });
    const rejected = await decide(salem, [ids[1] ?? "", "999999"], "reject", "He was seen at 12.");
    expect(rejected).toMatchObject({ status: 200, data: { decided: 1, skipped: 1 } });
    expect(await rowOf(omar)).toMatchObject({ workedMinutes: 0, lastOut: null });
    expect((await decide(salem, [...ids, other], "accept")).data).toMatchObject({ decided: 2, skipped: 1 });
    expect((await decide(attendance.as("Mona"), [...ids, other], "reject", "No")).data).toMatchObject({
      decided: 0,
      skipped: 3,
    });
    expect(await listed(`user=${omar.id}`)).toEqual([]);
    expect(await listed(`user=${omar.id}&state=rejected`)).toMatchObject([
      { reviewedBy: { id: salem.id }, reviewNote: "He was seen at 12.", punch: { id: ids[1], isVoided: true } },
    ]);
    expect(await listed(`state=accepted&user=${reem.id}&suspicion=offline&location=${place}`)).toHaveLength(1);
    expect(await listed(`state=accepted&user=${reem.id}&suspicion=speed`)).toEqual([]);
    expect(await listed(`state=accepted&user=${reem.id}&from=${monday}`)).toEqual([]);
  });

  test("a decision skips the officer's own punches and those of locked months", async () => {
    const omar = await employee();
    const mine = await offline(salem, "08:00:00", "in");
    setLocalClock("2025-03-16 10:00:00");
    const body = { kind: "in", ...hq, clientId: "march", capturedAt: local("2025-03-16 08:00:00") };
    const { data } = await omar.post<PunchReceipt>("/attendance/punches", body);
    await look();
    await world.lock("2025-03");
    expect((await decide(salem, [mine, data.id], "reject", "No")).data).toMatchObject({ decided: 0, skipped: 2 });
  });

  test("a decision by two officers at once is made once", async () => {
    const omar = await employee();
    const id = await offline(omar, "08:00:00", "in");
    await look();
    const both: Answer<{ decided: number }>[] = await Promise.all([
      decide(salem, [id], "accept"),
      decide(attendance.as("Mona"), [id], "reject", "No"),
    ]);
    expect(both.map(({ data }) => data.decided).toSorted()).toEqual([0, 1]);
  });
});

describe("undoing a decision", () => {
  const undo = (officer: Caller, punches: string[]) =>
    officer.post<{ reopened: number; skipped: number }>("/attendance/review/undo", { punches });
  const rowsOf = async (who: Caller) =>
    (await salem.get<DayDetails>(`/attendance/people/${who.id}/days/${sunday}`)).data;

  test("a decision is undone by its officer only, within ten minutes, in an open month, if unchanged", async () => {
    const omar = await employee(flagging);
    const ids = [
      await punch(omar, "08:00:00", "in", north(40_300)),
      await punch(omar, "16:00:00", "out", north(40_300)),
    ];
    expect((await waiting(omar)).map(([id]) => id)).toEqual(ids);
    expect((await undo(omar, ids)).status).toBe(403);
    expect((await undo(salem, [])).status).toBe(400);
    expect((await undo(salem, ids)).data, "what waits").toEqual({ reopened: 0, skipped: 2 });
    setLocalClock(`${monday} 09:00:00`);
    await decide(salem, ids, "accept");
    expect((await undo(attendance.as("Mona"), ids)).data).toEqual({ reopened: 0, skipped: 2 });
    const reason = await world.lookUp("correctionReason");
    await salem.post(`/attendance/punches/${String(ids[1])}/void`, { reason });
    setLocalClock(`${monday} 09:10:01`);
    expect((await undo(salem, ids)).data).toEqual({ reopened: 0, skipped: 2 });
    setLocalClock(`${monday} 09:10:00`);
    expect((await undo(salem, ids)).data).toEqual({ reopened: 1, skipped: 1 });
    expect((await waiting(omar)).map(([id]) => id)).toEqual([ids[0]]);

    const old = await punch(omar, "2025-02-02 08:00:00", "in", north(40_300));
    await look();
    await decide(salem, [old], "reject", "Not there");
    await world.lock("2025-02");
    expect((await undo(salem, [old])).data).toEqual({ reopened: 0, skipped: 1 });
  });

  test("a rejected punch counts again, waits for review again, and the audit records it", async () => {
    const omar = await employee(flagging);
    const id = await punch(omar, "08:00:00", "in", north(40_300));
    await punch(omar, "16:00:00", "out", far);
    await look();
    setLocalClock(`${monday} 09:00:00`);
    expect((await decide(salem, [id], "reject", "Not there")).data).toMatchObject({ decided: 1, punches: [id] });
    expect((await rowsOf(omar)).rows).toMatchObject([{ firstIn: null, workedMinutes: 0 }]);
    expect((await undo(salem, [id])).data).toEqual({ reopened: 1, skipped: 0 });
    expect((await undo(salem, [id])).data, "once").toEqual({ reopened: 0, skipped: 1 });
    const { rows, punches } = await rowsOf(omar);
    expect(rows).toMatchObject([{ state: "present", workedMinutes: 480 }]);
    expect(punches[0]).toMatchObject({ id, isVoided: false, voidNote: null });
    expect(await waiting(omar)).toMatchObject([[id, [{ kind: "outside" }]]]);
    const audit = attendance.database.primary.selectFrom("audit").select(["action", "actor_id"]);
    const told = await audit.where("subject_kind", "=", "punch").where("subject_id", "=", id).orderBy("at").execute();
    expect(told.map((row) => [row.action, row.actor_id])).toEqual([
      ["punch.created", omar.id],
      ["punch.rejected", salem.id],
      ["punch.reopened", salem.id],
    ]);
  });
});
