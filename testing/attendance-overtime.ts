import type { OvertimeClaim, OvertimePolicy, OwnOvertime } from "#modules/attendance/contract/schemas-overtime.ts";
import { hq } from "./attendance-cases.ts";
import { setLocalClock, worldOf, type World } from "./attendance-world.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "./attendance.ts";

export const policies = "/attendance/overtime-policies";
export const claims = "/attendance/overtime-claims";

type Seen = { id: string; version: number };

export type TestOvertime = {
  attendance: TestAttendance;
  world: World;
  /** The manager of hired people. */
  boss: Caller;
  /** Hires a person who works from Sunday to Thursday, 08:00 to 16:00. */
  employee(manager?: Caller | null): Promise<Caller>;
  /** Lets a person work these hours as well. */
  assign(person: Caller): Promise<unknown>;
  /** Adds a policy for a person: from 30 minutes, in blocks of 15. */
  policyFor(person: Caller, more?: object): Promise<OvertimePolicy>;
  /** Runs the waiting recomputations. */
  recompute(): Promise<void>;
  /** Opens the day, checks in and out, and closes it. */
  work(who: Caller, date: string, from: string, to: string): Promise<void>;
  /** Voids the first check-out of a person. */
  voidOut(who: Caller): Promise<void>;
  /** A reason of corrections. */
  reason: string;
};

/** Must be closed by the caller. */
export async function startOvertime(): Promise<TestOvertime> {
  setLocalClock("2026-01-01 06:00:00");
  const attendance = await startAttendance();
  const world = worldOf(attendance.database);
  const [salem, mona] = [attendance.as("Salem"), attendance.as("Mona")];
  const boss = await attendance.hire("Boss");
  const [place, zone] = [await world.build(), await world.schedule()];
  const reason = await world.lookUp("correctionReason");
  let count = 0;
  const requireStatus = ({ status, text }: Answer<unknown>, expected: number): void => {
    if (status !== expected) throw new Error(`${status}: ${text}`);
  };
  async function punch(who: Caller, kind: "in" | "out"): Promise<void> {
    const clientId = `c${(count += 1)}`;
    requireStatus(await who.post("/attendance/punches", { kind, ...hq, accuracy: 20, clientId }), 201);
  }
  const assign = (person: Caller): Promise<string> => world.assign(place, zone, [person.id]);
  return {
    attendance,
    world,
    boss,
    reason,
    assign,
    async employee(manager = boss) {
      const person = await attendance.hire(`Person ${(count += 1)}`, manager === null ? {} : { manager: manager.id });
      await assign(person);
      return person;
    },
    async policyFor(person, more = {}) {
      count += 1;
      const names = { nameEn: `Policy ${count}`, nameAr: `سياسة ${count}` };
      const rest = { minimum: 30, block: 15, from: "2026-01-01", users: [person.id], ...more };
      const answer = await mona.post<OvertimePolicy>(policies, { ...names, ...rest });
      requireStatus(answer, 201);
      return answer.data;
    },
    async recompute() {
      const waiting = attendance.database.primary.selectFrom("recomputation").select("id");
      for (const { id } of await waiting.where("state", "=", "waiting").execute()) {
        await attendance.run("attendance.recompute", { id });
      }
    },
    async work(who, date, from, to) {
      setLocalClock(`${date} 00:30:00`);
      await attendance.run("attendance.openDays");
      setLocalClock(`${date} ${from}:00`);
      await punch(who, "in");
      setLocalClock(`${date} ${to}:00`);
      await punch(who, "out");
      const after = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      setLocalClock(`${after} 00:10:00`);
      await attendance.run("attendance.closeDays");
    },
    async voidOut(who) {
      const { id } = await attendance.database.primary
        .selectFrom("punch")
        .select("id")
        .where("person_id", "=", who.id)
        .where("kind", "=", "out")
        .orderBy("at")
        .executeTakeFirstOrThrow();
      requireStatus(await salem.post(`/attendance/punches/${id}/void`, { reason }), 200);
    },
  };
}

export const ownOf = async (who: Caller): Promise<OwnOvertime[]> =>
  (await who.get<OwnOvertime[]>("/attendance/overtime")).data;

/** Returns a person's only claim. */
export async function onlyClaimOf(who: Caller): Promise<OwnOvertime> {
  const [claim, ...others] = await ownOf(who);
  if (claim === undefined || others.length > 0) throw new Error(`There are ${others.length} other claims.`);
  return claim;
}

export const waitingFor = async (who: Caller): Promise<OvertimeClaim[]> =>
  (await who.get<OvertimeClaim[]>("/attendance/overtime/waiting")).data;

/** Approves a claim as it was seen, unless the body says otherwise. */
export const decide = (who: Caller, { id, version }: Seen, body: object): Promise<Answer<OvertimeClaim>> =>
  who.post<OvertimeClaim>(`${claims}/${id}/decision`, { version, decision: "approve", ...body });
