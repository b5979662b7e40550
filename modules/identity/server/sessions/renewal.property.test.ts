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
import { play, scenario, second, start, withThief, type Stage } from "#testing/session-life.ts";
import { Answered } from "#testing/virtual-browser.ts";
import type { VirtualTime } from "#testing/virtual-time.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { sessionEnd } from "./policy.ts";
import { createRefreshTokens } from "./create-tokens.ts";
import { renewSession, type LockedSession, type SessionLedger } from "./renew-session.ts";
import { createSessions } from "./create-sessions.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

// Scenarios of testing/session-life.ts with the server's real decision.

const limits = { sessionIdleDays: 30, sessionMaximumDays: 90 };
const secretKeys = soleKey(Buffer.from("a key for tests, of enough length"));

/** The real decision and refresh tokens, with variables instead of the database. */
async function stageInMemory(time: VirtualTime): Promise<Stage> {
  const id = randomUUID();
  const refreshTokens = createRefreshTokens(secretKeys);
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

/** Takes seconds on an idle machine. */

describe("with the real decision over variables", () => {
  test("no legitimate tab is signed out or stuck in 1,200 interleavings", async () => {
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        const result = await play(stageInMemory, given);
        if (result.lived) lived += 1;
      }),
      runs(1_200),
    );
    // Ensures that most sessions did not expire, which would make the property trivial.
    expect(lived).toBeGreaterThan(1_000);
  });

  test("no legitimate tab is signed out or stuck without locks, in 800 interleavings", () =>
    fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        await play(stageInMemory, { ...given, hasLocks: false });
      }),
      runs(800),
    ));

  test("every late replay ends the session and is recorded, in 1,000 interleavings", async () => {
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

describe("with a real database", () => {
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
    const refreshTokens = createRefreshTokens(secretKeys);
    const sessions = createSessions({ database, secretKeys, settings: createSettings() });
    const tokens = await transaction(database.primary, (tx) =>
      sessions.start(tx, personId, { ip: null, userAgent: null }, null),
    );
    const sessionId = refreshTokens.read(tokens.refreshToken)?.sessionId ?? "";
    /** Virtual time stops during database calls, but not while their caller waits for time. */
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

  test("no legitimate tab is signed out or stuck in 400 interleavings", () =>
    fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        await play(stage, given);
      }),
      runs(400),
    ));

  test("every late replay ends the session and is recorded, in 200 interleavings", async () => {
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
