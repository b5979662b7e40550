import { createHash, createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { isReading, type Route } from "#shared/route.ts";
import { longestEmail } from "#shared/validators.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Actor } from "./actor.ts";
import { deviceIdIn, type BindOptions } from "./bind.ts";
import { createReadGuard, type Allowance } from "./read-guard.ts";
import { refuse } from "./refuse.ts";

const allowances = {
  /**
   * Tries of a secret: by somebody signed in, at one account from a device it knows, or from one network (somebody guesses
   * a password); at one account from everywhere but its devices; from one network (at many accounts).
   */
  secretOfPerson: { capacity: 10, perSecond: 1 / 30 },
  secretOfAccount: { capacity: 100, perSecond: 1 / 10 },
  secretFromNetwork: { capacity: 60, perSecond: 1 },
  /** Whatever else may be written without being signed in, such as renewing tokens: a whole office has one address. */
  publicFromNetwork: { capacity: 1000, perSecond: 50 },
  writesOfPerson: { capacity: 120, perSecond: 2 },
  /** Writes that bear no person, which are rare by their nature. */
  anonymousWrites: { capacity: 30, perSecond: 1 / 60 },
  readsOfPerson: { capacity: 300, perSecond: 50 },
  /** Pictures too are fetched without a session: an office that comes to work looks at many faces. */
  publicReadsFromNetwork: { capacity: 2000, perSecond: 200 },
} satisfies Record<string, Allowance>;

/**
 * Takes a token, when there is one, in one statement; a row comes back when there was. Refused tries cost nothing; a millionth
 * more or less is rounding. */
const take = statement<{ taken: true }>(`
  insert into rate_limit as bucket (key, tokens, refilled_at) values ($1, $2::float8 - 1, $4)
  on conflict (key) do update set
    tokens = least($2, bucket.tokens + $3 * greatest(0, extract(epoch from $4::timestamptz - bucket.refilled_at))) - 1,
    refilled_at = greatest(bucket.refilled_at, $4)
  where least($2, bucket.tokens + $3 * greatest(0, extract(epoch from $4::timestamptz - bucket.refilled_at))) > 0.999999
  returning true as taken`);

const secondsUntilToken = statement<{ seconds: number }>(`
  select (1 - tokens) / $2::float8 - extract(epoch from $3::timestamptz - refilled_at)::float8 as seconds
  from rate_limit where key = $1`);

const deleteFull = statement<never>("delete from rate_limit where refilled_at < $1");

/** One host in IPv4; in IPv6 the network of 64 bits that a host chooses its addresses from. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const plain = ip.replace(/%.*$/, "");
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? ip;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** The account a body aims at, so that tries at one account count together wherever they come from. */
function accountOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("email" in body) || typeof body.email !== "string") return null;
  if (body.email.length > longestEmail) return null;
  const email = body.email.trim().toLowerCase();
  return createHash("sha256").update(email).digest("base64url");
}

/** Whose allowance is used: a token has its own, so that a program never slows its owner down. */
const spenderOf = ({ personId, token }: Actor): string => (token === undefined ? personId : `token ${token.id}`);

async function spend(db: Reader, key: string, { capacity, perSecond }: Allowance): Promise<void> {
  const at = now().toISOString();
  const taken = await take(db, [key, capacity, perSecond, at]);
  if (taken.length > 0) return;
  const [row] = await secondsUntilToken(db, [key, perSecond, at]);
  throw refuse("too_many_requests", { retryAfter: Math.max(1, Math.ceil((row?.seconds ?? 1) - 0.001)) });
}

type Charge = { key: string; allowance: Allowance };

/** Pseudonyms of a device that somebody has signed in on before, by address and device; null for others. */
export type FindKnownDevice = (email: string, deviceId: string) => Promise<string | null>;

/** The pseudonym of the device that a try comes from, where the account that it aims at knows it. */
async function knownDeviceOf(request: FastifyRequest, find: FindKnownDevice): Promise<string | null> {
  const deviceId = deviceIdIn(request.headers["x-device"]);
  const { email } = request.body as { email: string };
  return deviceId === null || email.includes("\0") ? null : find(email.trim().toLowerCase(), deviceId);
}

async function* chargesOf(
  route: Route,
  request: FastifyRequest,
  actor: Actor | null,
  find: FindKnownDevice,
): AsyncGenerator<Charge> {
  const network = networkOf(request.ip);
  if (route.acceptsSecret) {
    yield { key: `secret network ${network}`, allowance: allowances.secretFromNetwork };
    const account = actor === null ? accountOf(request.body) : null;
    // Asked for after the network was charged, so that it costs strangers.
    const device = account === null ? null : await knownDeviceOf(request, find);
    if (actor !== null) {
      yield { key: `secret person ${actor.personId}`, allowance: allowances.secretOfPerson };
    } else if (device !== null) {
      yield { key: `secret device ${device}`, allowance: allowances.secretOfPerson };
    } else if (account !== null) {
      const near = { key: `secret account ${account} ${network}`, allowance: allowances.secretOfPerson };
      yield near;
      yield { key: `secret account ${account}`, allowance: allowances.secretOfAccount };
    }
  } else if (actor === null) {
    yield { key: `public network ${network}`, allowance: allowances.publicFromNetwork };
  }
  if (actor !== null) yield { key: `writes ${spenderOf(actor)}`, allowance: allowances.writesOfPerson };
}

/**
 * Refuses with `too_many_requests` whoever asks too often. Writes and everything that accepts a secret, right or wrong,
 * are counted in the database, by all nodes together; reads by each node for itself. Where nothing may tell who called,
 * neither does the bucket.
 */
export function createLimiter(options: {
  database: Database;
  enabled: boolean;
  /** A known device has a bucket of its own: tries of strangers at an account do not slow its owner down. */
  findKnownDevice: FindKnownDevice;
  /** Turns people into pseudonyms where the buckets of the database may not name them. */
  pseudonymKey: Buffer;
}): BindOptions["limit"] {
  if (!options.enabled) return async () => {};
  const guardPerson = createReadGuard(allowances.readsOfPerson);
  const guardNetwork = createReadGuard(allowances.publicReadsFromNetwork);
  return async (route, request, actor) => {
    if (isReading(route.method) && !route.acceptsSecret) {
      if (actor === null) guardNetwork(networkOf(request.ip));
      else guardPerson(spenderOf(actor));
      return;
    }
    if (route.bearsNoPerson && actor !== null) {
      // Another for each route, so that no rows of a person can be joined.
      const spender = `${route.method} ${route.path} ${actor.personId}`;
      const pseudonym = createHmac("sha256", options.pseudonymKey).update(spender).digest("base64url");
      await spend(options.database.primary, `anonymous ${pseudonym}`, allowances.anonymousWrites);
      return;
    }
    for await (const { key, allowance } of chargesOf(route, request, actor, options.findKnownDevice)) {
      await spend(options.database.primary, key, allowance);
    }
  };
}

/** Deletes buckets that have been full for long; every bucket is full again within minutes. */
export async function purgeRateLimits(db: Reader): Promise<void> {
  await deleteFull(db, [new Date(now().getTime() - 3_600_000).toISOString()]);
}
