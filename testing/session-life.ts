import fc from "fast-check";
import { expect } from "vitest";
import type { Tokens } from "#shared/renewal.ts";
import { Answered, createBrowser, type Fate, type Tab, type VirtualServer } from "./virtual-browser.ts";
import { createVirtualTime, type VirtualTime } from "./virtual-time.ts";

// Simulates tabs, lost responses, sleep, frozen and closed tabs, late timers and a thief, with the client's real code
// and a server. The expected state comes from a second, simpler model: who first used which token, and when.

/** One signed-in session, its server, and its replays in the audit. */
export type Stage = {
  server: VirtualServer;
  tokens: Tokens;
  /** Returns the generation of a refresh token or an access token. */
  generationOf(token: string): number;
  replaysInAudit(): Promise<number>;
};

export const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
export const start = Date.UTC(2026, 0, 5, 8);

type Step = { wait: number } & (
  | { what: "request"; tab: number; count: number }
  | { what: "open" }
  | { what: "close"; tab: number }
  | { what: "freeze"; tab: number; duration: number }
  | { what: "strand"; tab: number; after: number; duration: number }
  | { what: "sleep"; duration: number }
  | { what: "steal" }
  | { what: "replay"; loot: number }
  | { what: "intrude"; loot: number }
);

const between = (min: number, max: number) => fc.integer({ min, max });
const milliseconds = fc.oneof(
  { weight: 8, arbitrary: between(0, 2 * second) },
  { weight: 4, arbitrary: between(0, 25 * second) },
  { weight: 6, arbitrary: between(590 * second, 625 * second) },
  { weight: 2, arbitrary: between(0, 14 * hour) },
  { weight: 1, arbitrary: between(0, 2 * day) },
);
const tab = fc.nat({ max: 7 });
const wait = milliseconds;
const honest = [
  { weight: 8, arbitrary: fc.record({ wait, what: fc.constant("request" as const), tab, count: between(1, 3) }) },
  { weight: 2, arbitrary: fc.record({ wait, what: fc.constant("open" as const) }) },
  { weight: 2, arbitrary: fc.record({ wait, what: fc.constant("close" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ wait, what: fc.constant("sleep" as const), duration: milliseconds }) },
];
const freezing = [
  { weight: 1, arbitrary: fc.record({ wait, what: fc.constant("freeze" as const), tab, duration: milliseconds }) },
  // Frozen while waiting for a response, possibly with the lock.
  {
    weight: 3,
    arbitrary: fc.record({
      wait,
      what: fc.constant("strand" as const),
      tab,
      after: between(0, 2 * second),
      duration: between(20 * second, 2 * hour),
    }),
  },
];
const thieving = [
  { weight: 3, arbitrary: fc.record({ wait, what: fc.constant("steal" as const) }) },
  { weight: 1, arbitrary: fc.record({ wait, what: fc.constant("replay" as const), loot: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ wait, what: fc.constant("intrude" as const), loot: fc.nat({ max: 5 }) }) },
];

const delay = fc.oneof(
  { weight: 12, arbitrary: between(1, 900) },
  { weight: 2, arbitrary: between(1, 11 * second) },
  { weight: 1, arbitrary: between(1, 90 * second) },
);
const fate: fc.Arbitrary<Fate> = fc.record({
  there: delay,
  back: delay,
  loss: fc.oneof(
    { weight: 9, arbitrary: fc.constant("none" as const) },
    { weight: 1, arbitrary: fc.constant("request" as const) },
    { weight: 2, arbitrary: fc.constant("answer" as const) },
  ),
  instead: fc.option(
    fc.record({
      status: fc.constantFrom(429, 500, 502, 503),
      when: fc.constantFrom("before" as const, "after" as const),
    }),
    { freq: 6 },
  ),
});
const perfect: Fate = { there: 20, back: 20, loss: "none", instead: null };
const mildFate = fc.oneof({ weight: 3, arbitrary: fc.constant(perfect) }, { weight: 1, arbitrary: fate });

export const scenario = fc.record({
  steps: fc.array(fc.oneof(...honest, ...freezing), { minLength: 4, maxLength: 45, size: "max" }),
  fates: fc.array(fc.oneof(mildFate, fate), { minLength: 1, maxLength: 30, size: "max" }),
  timerDelays: fc.array(fc.oneof(fc.constant(0), between(0, 60 * second)), { minLength: 1, maxLength: 6 }),
});
export const withThief = fc.record({
  steps: fc.array(fc.oneof(...honest, ...freezing, ...thieving), { minLength: 6, maxLength: 45, size: "max" }),
  fates: fc.array(mildFate, { minLength: 1, maxLength: 30, size: "max" }),
});

type Play = {
  steps: readonly Step[];
  fates: readonly Fate[];
  timerDelays?: readonly number[];
  hasLocks?: boolean;
};

/** Runs a scenario. Returns how often the thief was caught and whether the session survived; throws on violations. */
export async function play(
  setUp: (time: VirtualTime) => Promise<Stage>,
  given: Play,
): Promise<{ caught: number; lived: boolean }> {
  const time = createVirtualTime(start);
  const stage = await setUp(time);
  const firstUse = new Map<number, number>();
  const used = (generation: number, at: number): void => {
    if (!firstUse.has(generation)) firstUse.set(generation, at);
  };
  let over = start + 30 * day;
  let caught = 0;
  /** A thief has valid tokens, or the session was ended because of one: the owner has no guarantees. */
  let compromised = false;

  const renewed = (refreshToken: string, at: number): void => {
    used(stage.generationOf(refreshToken), at);
    over = Math.min(at + 30 * day, start + 90 * day);
  };
  const watched: VirtualServer = {
    async refresh(refreshToken, isAbandoned) {
      const at = time.now();
      const tokens = await stage.server.refresh(refreshToken, isAbandoned);
      renewed(refreshToken, at);
      return tokens;
    },
    async request(accessToken) {
      const at = time.now();
      await stage.server.request(accessToken);
      if (accessToken !== null) used(stage.generationOf(accessToken), at);
    },
  };

  let fateCount = 0;
  let timerCount = 0;
  let calm = false;
  const { fates, timerDelays = [0] } = given;
  const browser = createBrowser({
    time,
    server: watched,
    hasLocks: given.hasLocks ?? true,
    fates: () => (calm ? perfect : (fates[(fateCount += 1) % fates.length] ?? perfect)),
    timerDelay: () => (calm ? 0 : (timerDelays[(timerCount += 1) % timerDelays.length] ?? 0)),
  });
  browser.stored.accessToken = stage.tokens.token;
  browser.stored.refreshToken = stage.tokens.refreshToken;
  const tabs = [browser.open(), browser.open(), browser.open()];
  const pick = (index: number): Tab => {
    const open = tabs.filter((candidate) => candidate.isOpen());
    const picked = open[index % Math.max(1, open.length)] ?? browser.open();
    if (open.length === 0) tabs.push(picked);
    return picked;
  };
  const loot: Tokens[] = [];
  const nobodyHangsUp = async (): Promise<boolean> => false;
  const statusOf = (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof Answered ? error.status : 0),
    );

  async function replay(stolen: Tokens): Promise<void> {
    const at = time.now();
    if (at >= over || compromised) return;
    const generation = stage.generationOf(stolen.refreshToken);
    const successorUse = firstUse.get(generation + 1);
    const late = successorUse !== undefined && at - successorUse >= 10 * second;
    const status = await statusOf(watched.refresh(stolen.refreshToken, nobodyHangsUp));
    compromised = true;
    if (!late) return void expect(status).toBe(200);
    caught += 1;
    expect(status).toBe(401);
    expect(await stage.replaysInAudit()).toBe(caught);
    const { accessToken, refreshToken } = browser.stored;
    for (const token of [refreshToken, stolen.refreshToken])
      if (token !== null) expect(await statusOf(stage.server.refresh(token, nobodyHangsUp))).toBe(401);
    for (const token of [accessToken, stolen.token]) expect(await statusOf(stage.server.request(token))).toBe(401);
    expect(await stage.replaysInAudit()).toBe(caught);
  }

  const failures: unknown[] = [];
  const act = (step: Step): void => {
    if (step.what === "request") for (let count = 0; count < step.count; count += 1) void pick(step.tab).request();
    if (step.what === "open") tabs.push(browser.open());
    if (step.what === "close") pick(step.tab).close();
    if (step.what === "freeze") pick(step.tab).freezeUntil(time.now() + step.duration);
    if (step.what === "strand") {
      const stranded = pick(step.tab);
      void stranded.request();
      time.after(step.after, () => stranded.freezeUntil(time.now() + step.duration));
    }
    if (step.what === "sleep") browser.sleepUntil(time.now() + step.duration);
    const { accessToken: token, refreshToken } = browser.stored;
    if (step.what === "steal" && token !== null && refreshToken !== null) loot.push({ token, refreshToken });
    const stolen = "loot" in step ? loot[step.loot % Math.max(1, loot.length)] : undefined;
    if (stolen === undefined) return;
    if (step.what === "replay") replay(stolen).catch((error: unknown) => failures.push(error));
    if (step.what === "intrude") void statusOf(watched.request(stolen.token));
  };
  let at = 0;
  let quietAt = 0;
  for (const step of given.steps) {
    at += step.wait;
    quietAt = Math.max(quietAt, at + ("duration" in step ? step.duration : 0));
    time.after(at, () => act(step));
  }
  await time.runUntil(start + quietAt + hour);
  if (failures.length > 0) throw failures[0];
  for (const instant of browser.signedOut) expect(compromised || instant >= over).toBe(true);
  expect(browser.maxRefreshes()).toBeLessThanOrEqual(1);
  expect(browser.hastyRefreshes()).toBe(0);

  // No deadlock: on a reliable network, a request of a new tab is answered.
  calm = true;
  if (compromised || time.now() >= over - hour) return { caught, lived: false };
  const last = browser.open().request();
  await time.runUntil(time.now() + hour / 2);
  expect(await Promise.race([last, Promise.resolve("waiting")])).toBe("answered");
  return { caught, lived: true };
}
