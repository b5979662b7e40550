import { createHash, createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { isReading, type Route } from "#shared/route.ts";
import { maxEmailLength } from "#shared/validators.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { count } from "#platform/metrics/counters.ts";
import type { Actor } from "./actor.ts";
import { deviceIdIn, type BindOptions } from "./bind.ts";
import { createReadGuard, type Allowance } from "./read-guard.ts";
import { refuse } from "./refuse.ts";

const allowances = {
  /**
   * Tries of a secret: of a signed-in user, at one account from a known device, or at one account from one network; at
   * one account from all unknown devices; from one network at any accounts.
   */
  secretOfPerson: { capacity: 10, perSecond: 1 / 30 },
  secretOfAccount: { capacity: 100, perSecond: 1 / 10 },
  secretFromNetwork: { capacity: 60, perSecond: 1 },
  /** Other writes without a session, such as token renewals: a whole office may share one address. */
  publicFromNetwork: { capacity: 1000, perSecond: 50 },
  writesOfPerson: { capacity: 120, perSecond: 2 },
  /** Writes that must not reveal their author; rare by their nature. */
  anonymousWrites: { capacity: 30, perSecond: 1 / 60 },
  readsOfPerson: { capacity: 300, perSecond: 50 },
  /** Pictures too are fetched without a session: an office that opens in the morning loads many faces. */
  publicReadsFromNetwork: { capacity: 2000, perSecond: 200 },
} satisfies Record<string, Allowance>;

type AllowanceName = keyof typeof allowances;

/** Counts a refusal; not on routes that must not reveal their caller, since a count reveals the time. */
function countRefusal(allowance: AllowanceName, amount = 1): void {
  if (allowance !== "anonymousWrites") count("rateLimited", { allowance }, amount);
}
for (const name of Object.keys(allowances)) countRefusal(name as AllowanceName, 0);

/** Takes a token in one statement; returns a row if one was left. Refused tries are free; a millionth is rounding. */
const take = statement<{ taken: true }>(`
  insert into rate_limit as bucket (key, tokens, refilled_at) values ($1, $2::float8 - 1, $4)
  on conflict (key) do update set
    tokens = least($2, bucket.tokens + $3 * greatest(0, extract(epoch from $4::timestamptz - bucket.refilled_at))) - 1,
    refilled_at = greatest(bucket.refilled_at, $4)
  where least($2, bucket.tokens + $3 * greatest(0, extract(epoch from $4::timestamptz - bucket.refilled_at))) > 0.999999
  returning true as taken`);

const secondsUntilToken = statement<{ seconds: number }>(`
  select (1 - tokens) / $2::float8 - extract(epoch from $3::timestamptz - refilled_at)::float8 as seconds
  from rate_limit where key = $1`).value("seconds", 1);

const deleteFull = statement<never>("delete from rate_limit where refilled_at < $1");

/** Returns the host of an IPv4 address, or the /64 network of an IPv6 address, where hosts choose their addresses. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
}

/** Returns a hash of the account in a body, so that tries at one account from any address count together. */
function accountOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("email" in body) || typeof body.email !== "string") return null;
  if (body.email.length > maxEmailLength) return null;
  const email = body.email.trim().toLowerCase();
  return createHash("sha256").update(email).digest("base64url");
}

/** Returns the owner of the allowance: a token has its own, so that a program never slows its owner down. */
const spenderOf = ({ personId, token }: Actor): string => (token === undefined ? personId : `token ${token.id}`);

async function spend(db: Reader, key: string, allowance: AllowanceName): Promise<void> {
  const { capacity, perSecond } = allowances[allowance];
  const at = now().toISOString();
  // Writes, outside a transaction, so that the token stays taken when the request fails.
  if (await take.exists(db, key, capacity, perSecond, at)) return;
  countRefusal(allowance);
  const seconds = await secondsUntilToken(db, key, perSecond, at);
  throw refuse("too_many_requests", { retryAfter: Math.max(1, Math.ceil(seconds - 0.001)) });
}

function guardReads(allowance: AllowanceName): (caller: string) => void {
  const guard = createReadGuard(allowances[allowance]);
  return (caller) => {
    try {
      guard(caller);
    } catch (error) {
      countRefusal(allowance);
      throw error;
    }
  };
}

/** Returns the pseudonym of a device from an earlier sign-in, by address and device; null for others. */
export type FindKnownDevice = (email: string, deviceId: string) => Promise<string | null>;

/** Returns the pseudonym of the request's device if the account knows it. */
async function knownDeviceOf(request: FastifyRequest, find: FindKnownDevice): Promise<string | null> {
  const deviceId = deviceIdIn(request.headers["x-device"]);
  const { email } = request.body as { email: string };
  return deviceId === null || email.includes("\0") ? null : find(email.trim().toLowerCase(), deviceId);
}

async function* chargesOf(route: Route, request: FastifyRequest, actor: Actor | null, find: FindKnownDevice) {
  const network = networkOf(request.ip);
  if (route.acceptsSecret) {
    yield { key: `secret network ${network}`, allowance: "secretFromNetwork" } as const;
    const account = actor === null ? accountOf(request.body) : null;
    // Queried after the network was charged, so that unknown clients pay for it.
    const device = account === null ? null : await knownDeviceOf(request, find);
    if (actor !== null) {
      yield { key: `secret person ${actor.personId}`, allowance: "secretOfPerson" } as const;
    } else if (device !== null) {
      yield { key: `secret device ${device}`, allowance: "secretOfPerson" } as const;
    } else if (account !== null) {
      const near = { key: `secret account ${account} ${network}`, allowance: "secretOfPerson" } as const;
      yield near;
      yield { key: `secret account ${account}`, allowance: "secretOfAccount" } as const;
    }
  } else if (actor === null) {
    yield { key: `public network ${network}`, allowance: "publicFromNetwork" } as const;
  }
  if (actor !== null) yield { key: `writes ${spenderOf(actor)}`, allowance: "writesOfPerson" } as const;
}

/**
 * Throws `too_many_requests` if a caller exceeds its allowance. Writes and every try of a secret, right or wrong, are
 * counted in the database, by all nodes together; reads by each node for itself. On routes that must not reveal their
 * caller, neither does the bucket.
 */
export function createLimiter(options: {
  database: Database;
  enabled: boolean;
  /** A known device has a bucket of its own: tries of others at an account do not slow its owner down. */
  findKnownDevice: FindKnownDevice;
  /** Key of pseudonyms for people in buckets that must not name them. */
  pseudonymKey: Buffer;
}): BindOptions["limit"] {
  if (!options.enabled) return async () => {};
  const guardPerson = guardReads("readsOfPerson");
  const guardNetwork = guardReads("publicReadsFromNetwork");
  return async (route, request, actor) => {
    if (isReading(route.method) && !route.acceptsSecret) {
      if (actor === null) guardNetwork(networkOf(request.ip));
      else guardPerson(spenderOf(actor));
      return;
    }
    if (route.bearsNoPerson && actor !== null) {
      // Differs per route, so that rows of a person cannot be joined.
      const spender = `${route.method} ${route.path} ${actor.personId}`;
      const pseudonym = createHmac("sha256", options.pseudonymKey).update(spender).digest("base64url");
      await spend(options.database.primary, `anonymous ${pseudonym}`, "anonymousWrites");
      return;
    }
    for await (const { key, allowance } of chargesOf(route, request, actor, options.findKnownDevice)) {
      await spend(options.database.primary, key, allowance);
    }
  };
}

/** Deletes buckets unused for an hour; every bucket is full again within minutes. */
export async function purgeRateLimits(db: Reader): Promise<void> {
  await deleteFull(db, [new Date(now().getTime() - 3_600_000).toISOString()]);
}
