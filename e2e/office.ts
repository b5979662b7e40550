import { afterAll, beforeAll } from "vitest";
import { addRoleMember } from "#modules/identity/server/index.ts";
import { setManager } from "#modules/people/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Weekday } from "#shared/weekdays.ts";
import { hq } from "#testing/attendance-cases.ts";
import { setLocalClock, worldOf } from "#testing/attendance-world.ts";
import { until } from "#testing/until.ts";
import { useWorld, type Visit, type VisitOptions, type World } from "./world.ts";

export const officer = "Salma";
export const manager = "Lubna";
/** The people that the manager manages. */
export const team = ["Widad", "Nabil", "Rami"] as const;
const everyone = [officer, manager, ...team];

const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;

export type Sent = { id: string; version: number };

export type Office = {
  idOf(name: string): string;
  /** A reason of corrections. */
  reason: string;
  calls(name: string): ReturnType<World["calls"]>;
  /** Opens a browser whose clock stops where the server's does, at a local time. */
  at(time: string, name: string, options?: VisitOptions): Promise<Visit>;
  punch(time: string, name: string, kind: "in" | "out", place?: object): Promise<void>;
  /** Sends a request for a service. */
  ask(time: string, name: string, service: string, answers: object): Promise<Sent>;
  /** Opens all days up to one. */
  openDays(date: string): Promise<void>;
  /** Closes all days up to one. */
  closeDays(date: string): Promise<void>;
};

type Options = {
  /** When the clock stops at first: the server opens the days from this date on. */
  begins: string;
  weekdays?: readonly Weekday[];
};

/**
 * Starts an installation of five people for the tests of a file: an officer, a manager and a team of three with the same
 * schedule and a policy of overtime. Punches outside the location are reviewed.
 */
export function useOffice({ begins, weekdays }: Options): Office {
  beforeAll(() => setLocalClock(begins));
  const world = useWorld({ environment: { DEMO: "0" } });
  afterAll(() => setClock(null));
  const ids: Record<string, string> = {};
  let reason = "";
  let punches = 0;

  const calls = (name: string): ReturnType<World["calls"]> => world.calls(emailOf(name));

  async function countDays(date: string, isOpen: boolean): Promise<number> {
    const days = world.server.database.primary
      .selectFrom("attendance_day")
      .select(({ fn }) => fn.countAll<string>().as("count"));
    const counted = isOpen
      ? days.where("provisional", "=", true).where("date", "<=", date)
      : days.where("date", "=", date);
    return Number((await counted.executeTakeFirstOrThrow()).count);
  }
  const run = (task: string): Promise<unknown> => world.server.write((tx) => enqueue(tx, task, {}));

  async function openDays(date: string): Promise<void> {
    await run("attendance.openDays");
    await until(`the days of ${date} are open`, async () => (await countDays(date, false)) === everyone.length);
  }

  beforeAll(async () => {
    const { database, hire, write } = world.server;
    for (const name of everyone) ids[name] = await hire(name);
    await write((tx) => addRoleMember(tx, "attendanceOfficer", ids[officer] ?? ""));
    for (const name of team) await write((tx) => setManager(tx, ids[name] ?? "", ids[manager] ?? ""));
    const { build, schedule, assign, lookUp } = worldOf(database);
    reason = await lookUp("correctionReason");
    const zone = await schedule(weekdays === undefined ? {} : { weekdays });
    const people = Object.values(ids);
    await assign(await build({ name: "Head office", fencePolicy: "flag" }), zone, people);
    await database.primary.updateTable("person").set({ hire_date: "2025-01-01" }).where("id", "in", people).execute();
    const { call } = await calls(officer);
    const names = { nameEn: "For everyone", nameAr: "للجميع" };
    const policy = { ...names, minimum: 30, block: 15, everyone: true, from: "2026-01-01" };
    await call("POST", "/attendance/overtime-policies", policy);
    await openDays(begins.slice(0, 10));
  });

  return {
    idOf: (name) => ids[name] ?? "",
    get reason() {
      return reason;
    },
    calls,
    async at(time, name, options = {}) {
      setLocalClock(time);
      const visit = await world.as(emailOf(name), options);
      await visit.context.clock.setFixedTime(`${time.replace(" ", "T")}+03:00`);
      return visit;
    },
    async punch(time, name, kind, place = hq) {
      setLocalClock(time);
      const { call } = await calls(name);
      await call("POST", "/attendance/punches", { kind, ...place, accuracy: 10, clientId: `office-${(punches += 1)}` });
    },
    async ask(time, name, service, answers) {
      setLocalClock(time);
      return (await calls(name)).call("POST", "/requests", { service, answers, submit: true });
    },
    openDays,
    async closeDays(date) {
      await run("attendance.closeDays");
      await until(`the days up to ${date} are closed`, async () => (await countDays(date, true)) === 0);
    },
  };
}

/** Approves the first row of a kind in the work list. */
export async function approve({ page }: Visit, kind: "overtime" | "approval", action: string): Promise<void> {
  const waiting = page.locator(`[data-row^='${kind}']`).first();
  await waiting.getByRole("button", { name: action, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
  await waiting.waitFor({ state: "detached" });
}
