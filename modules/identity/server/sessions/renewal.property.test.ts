import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Tokens } from "#shared/renewal.ts";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { Answered, createBrowser, type Fate, type Tab, type VirtualServer } from "#testing/virtual-browser.ts";
import { createVirtualTime, type VirtualTime } from "#testing/virtual-time.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { sessionEnd } from "./policy.ts";
import { createRefreshTokens } from "./refresh-token.ts";
import { renewSession, type LockedSession, type SessionLedger } from "./renew-session.ts";
import { createSessions } from "./sessions.ts";

// Tabs, lost answers, sleep, frozen and closed tabs, late timers and a thief, over the client's real code and the
// server's real decision. What is true is kept by a second, simpler account of it: who first used what, and when.

/** One signed-in session, its server, and what the audit trail says of it. */
type Stage = {
  server: VirtualServer;
  tokens: Tokens;
  /** The generation of a refresh token or an access token. */
  generationOf(token: string): number;
  replaysInAudit(): Promise<number>;
};

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 5, 8);

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
  // Frozen while it waits for an answer, perhaps with the lock in its hands.
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

const scenario = fc.record({
  steps: fc.array(fc.oneof(...honest, ...freezing), { minLength: 4, maxLength: 45, size: "max" }),
  fates: fc.array(fc.oneof(mildFate, fate), { minLength: 1, maxLength: 30, size: "max" }),
  timerDelays: fc.array(fc.oneof(fc.constant(0), between(0, 60 * second)), { minLength: 1, maxLength: 6 }),
});
const withThief = fc.record({
  steps: fc.array(fc.oneof(...honest, ...freezing, ...thieving), { minLength: 6, maxLength: 45, size: "max" }),
  fates: fc.array(mildFate, { minLength: 1, maxLength: 30, size: "max" }),
});

type Play = {
  steps: readonly Step[];
  fates: readonly Fate[];
  timerDelays?: readonly number[];
  hasLocks?: boolean;
};

/** Plays a scenario; throws when a property is broken. Answers how often the thief was caught, and whether the session lived. */
async function play(
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
  /** A thief holds tokens that still work, or the session was ended for it: nothing is promised to the owner. */
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
  expect(browser.mostRefreshes()).toBeLessThanOrEqual(1);

  // Nobody is stuck either: on a quiet network, a new tab of the same browser is answered.
  calm = true;
  if (compromised || time.now() >= over - hour) return { caught, lived: false };
  const last = browser.open().request();
  await time.runUntil(time.now() + hour / 2);
  expect(await Promise.race([last, Promise.resolve("waiting")])).toBe("answered");
  return { caught, lived: true };
}

const limits = { sessionIdleDays: 30, sessionMaximumDays: 90 };
const secretKey = Buffer.from("a key for tests, of enough length");

/** The real decision and the real refresh tokens; what the database would keep is kept in variables. */
async function stageInMemory(time: VirtualTime): Promise<Stage> {
  const id = randomUUID();
  const refreshTokens = createRefreshTokens(secretKey);
  const session = { generation: 1, ended: false, createdAt: start, expiresAt: sessionEnd(start, start, limits) };
  const uses = new Map<number, number | null>([[1, null]]);
  let replays = 0;
  const ledger: SessionLedger = {
    lock: async (): Promise<LockedSession> => ({ id, personId: "1", accountActive: true, ...session }),
    firstUse: async (_, generation) => uses.get(generation) ?? null,
    async advance({ generation }, at, expiresAt) {
      uses.set(generation, uses.get(generation) ?? at);
      uses.set(generation + 1, null);
      Object.assign(session, { generation: generation + 1, expiresAt });
    },
    async touch(_, __, expiresAt) {
      Object.assign(session, { expiresAt });
    },
  };
  const issue = (generation: number): Tokens => ({
    token: `${generation}.${time.now() + 600 * second}`,
    refreshToken: refreshTokens.issue(id, generation),
  });
  return {
    tokens: issue(1),
    generationOf: (token) => refreshTokens.read(token)?.generation ?? Number(token.split(".")[0]),
    replaysInAudit: async () => replays,
    server: {
      async refresh(refreshToken, isAbandoned) {
        const used = refreshTokens.read(refreshToken);
        if (used === null) throw new Answered(401);
        const store = {
          inTransaction: <T>(work: (ledger: SessionLedger) => Promise<T>) => work(ledger),
          endReplayed: async () => {
            session.ended = true;
            replays += 1;
          },
        };
        const outcome = await renewSession(store, used, limits, { at: time.now(), isAbandoned });
        if (outcome.kind === "renewed") return issue(outcome.generation);
        throw new Answered(outcome.kind === "abandoned" ? 503 : 401);
      },
      async request(accessToken) {
        const [generation = 0, expiresAt = 0] = (accessToken ?? "").split(".").map(Number);
        const isGood = expiresAt > time.now() && !session.ended && session.expiresAt > time.now();
        if (!isGood) throw new Answered(401);
        uses.set(generation, uses.get(generation) ?? time.now());
      },
    },
  };
}

const runs = (numRuns: number) => ({ numRuns, seed: Number(process.env["FAST_CHECK_SEED"] ?? 20_260_105) });

/** Seconds are enough on a machine of its own. */
const patient = { timeout: 180_000 };

describe("with the real decision over variables", () => {
  test("no honest tab is ever signed out or stuck, in 1,200 interleavings", patient, async () => {
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        const result = await play(stageInMemory, given);
        if (result.lived) lived += 1;
      }),
      runs(1_200),
    );
    // The property would be empty if the sessions had mostly expired.
    expect(lived).toBeGreaterThan(1_000);
  });

  test("nor where there are no locks, in 800", patient, () =>
    fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        await play(stageInMemory, { ...given, hasLocks: false });
      }),
      runs(800),
    ),
  );

  test("every late replay ends the session and is audited, in 1,000", patient, async () => {
    let caught = 0;
    await fc.assert(
      fc.asyncProperty(withThief, async (given) => {
        caught += (await play(stageInMemory, given)).caught;
      }),
      runs(1_000),
    );
    expect(caught).toBeGreaterThan(100);
  });
});

describe("with everything real, on a database", () => {
  let scratch: ScratchDatabase;
  let database: Database;
  let personId: string;

  beforeAll(async () => {
    scratch = await createTestDatabase();
    database = openDatabase({ url: scratch.url, size: 4 });
    personId = await transaction(database.primary, (tx) =>
      createPersonWithAccount(tx, {
        nameEn: "Omar Haddad",
        nameAr: null,
        locale: "en",
        email: "omar@diwan.example",
        passwordHash: null,
        status: "active",
        confirmedAt: new Date(start),
      }),
    );
  });
  afterAll(async () => {
    setClock(null);
    await database.close();
    await scratch.drop();
  });

  async function stage(time: VirtualTime): Promise<Stage> {
    setClock(time.now);
    const refreshTokens = createRefreshTokens(secretKey);
    const sessions = createSessions({ database, secretKey, settings: createSettings() });
    const tokens = await transaction(database.primary, (tx) =>
      sessions.start(tx, personId, { ip: null, userAgent: null }, null),
    );
    const sessionId = refreshTokens.read(tokens.refreshToken)?.sessionId ?? "";
    /** Time waits for the database, but not while the database's caller waits for time. */
    async function real<T>(work: (meanwhile: <W>(waiting: () => Promise<W>) => Promise<W>) => Promise<T>): Promise<T> {
      let finish = (): void => {};
      const begin = (): void => {
        const busy = new Promise<void>((resolve) => {
          finish = resolve;
        });
        void time.pending(busy);
      };
      begin();
      try {
        return await work(async (waiting) => {
          finish();
          const result = await waiting();
          begin();
          return result;
        });
      } finally {
        finish();
      }
    }
    const statusOf = (error: unknown): Answered => {
      if (!(error instanceof Refusal)) throw error;
      return new Answered(error.code === "refresh_refused" ? 401 : 503);
    };
    return {
      tokens,
      generationOf: (token) =>
        refreshTokens.read(token)?.generation ??
        (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { gen: number }).gen,
      replaysInAudit: () =>
        real(async () => {
          const rows = await database.primary
            .selectFrom("audit")
            .select("id")
            .where("action", "=", "session.replayed")
            .where("subject_id", "=", sessionId)
            .execute();
          return rows.length;
        }),
      server: {
        refresh: (refreshToken, isAbandoned) =>
          real(async (meanwhile) => {
            const request = { at: time.now(), id: null, isAbandoned: () => meanwhile(isAbandoned) };
            try {
              return await sessions.renew(refreshToken, request);
            } catch (error) {
              throw statusOf(error);
            }
          }),
        request: (accessToken) =>
          real(async () => {
            const actor = accessToken === null ? null : await sessions.authenticate(accessToken);
            if (actor === null) throw new Answered(401);
          }),
      },
    };
  }

  test("no honest tab is ever signed out or stuck, in 400 interleavings", patient, () =>
    fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        await play(stage, given);
      }),
      runs(400),
    ),
  );

  test("every late replay ends the session and is audited, in 200", patient, async () => {
    let caught = 0;
    await fc.assert(
      fc.asyncProperty(withThief, async (given) => {
        caught += (await play(stage, given)).caught;
      }),
      runs(200),
    );
    expect(caught).toBeGreaterThan(20);
  });
});
