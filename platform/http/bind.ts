import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { negotiateLocale } from "#shared/locale.ts";
import { isBoundable } from "#shared/permissions.ts";
import { noContent, type Route } from "#shared/route.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { withOrigin, type Origin } from "#platform/events/origin.ts";
import { isBlockedBySecondFactor, may, mayWithin, type Actor, type Bounds, type Authenticate } from "./actor.ts";
import { restrictToToken } from "./restrict-to-token.ts";
import { withCaller } from "./caller.ts";
import { partHeader } from "./batch.ts";
import type { BoundRoute, RequestFacts } from "./handler.ts";
import { storeAnswer, readIdempotencyKey, requestHash, claimKey, type Replay } from "./idempotency.ts";
import { bodyLimitOf } from "./body-limit.ts";
import { readInput } from "./input.ts";
import { refuse } from "./refuse.ts";
import { serializerOf } from "./serialize.ts";

export type BindOptions = {
  database: Database;
  authenticate: Authenticate;
  /** Throws `too_many_requests` if the caller exceeds the rate limit. */
  limit: (route: Route, request: FastifyRequest, actor: Actor | null) => Promise<void>;
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** See `Route`; unset for requests outside the declared routes. */
    bearsNoPerson?: boolean;
    /** Set if every response body is JSON: such a response needs no policy for pages. */
    isJson?: boolean;
    produces?: string;
    consumes?: readonly string[];
  }
}

/** Returns the id of a browser from `X-Device`, or null if the value does not have the client's format. */
export const deviceIdIn = (header: string | string[] | undefined): string | null =>
  typeof header === "string" && /^[\w-]{16,64}$/.test(header) ? header : null;

const bearer = /^Bearer ([A-Za-z0-9\-_.]+)$/i;

/** Converts `{id}` of a route path to Fastify's `:id`. */
export const fastifyPath = (path: string): string => `/api${path.replace(/\{(\w+)\}/g, ":$1")}`;

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === "object" && value !== null && "safeParse" in value;

/** Returns the serialiser of a route's answer, which drops undeclared fields. Null for answers without JSON. */
function writerOf(route: Route): ((value: unknown) => string) | null {
  if (route.output === noContent || route.output === "raw") return null;
  if (!isSchema(route.output)) throw new Error(`${route.method} ${route.path} declares no answer.`);
  return serializerOf(route.output);
}

async function authorize(options: BindOptions, route: Route, request: FastifyRequest): Promise<Actor | null> {
  if (route.permission === "public") return null;
  const token = bearer.exec(request.headers.authorization ?? "")?.[1];
  const actor = token === undefined ? null : await options.authenticate(token);
  if (actor === null) throw refuse("not_signed_in");
  if (!route.beforeSecondFactor && isBlockedBySecondFactor(actor, now()))
    throw refuse("second_factor_required_by_role");
  if (actor.viewing !== undefined && route.viewing === "hidden") throw refuse("viewing_only");
  requirePermission(actor, route);
  const restricted = restrictToToken(actor, route);
  // A token without the scope of administration has lost the bounds of its owner.
  if (restricted !== actor && route.keepsBounds) requirePermission(restricted, route);
  return restricted;
}

function requirePermission(actor: Actor, { permission, keepsBounds }: Route): void {
  if (permission === "public" || permission === "signedIn" || may(actor, permission)) return;
  if (!isBoundable(permission) || !mayWithin(actor, permission)) throw refuse("not_allowed");
  if (!keepsBounds) throw refuse("permission_within_bounds");
}

/** The bounds within which an actor uses a route; null for none. */
function boundsIn(actor: Actor | null, { permission }: Route): Bounds | null {
  if (actor === null || !isBoundable(permission) || may(actor, permission)) return null;
  return actor.bounds?.get(permission) ?? null;
}

/** Returns the part of audit records that describes the caller of a request: the token, and the bounds. */
function originOf(actor: Actor | null, route: Route): Origin | null {
  const bounds = boundsIn(actor, route);
  const token = actor?.token;
  if (bounds === null && token === undefined) return null;
  return {
    ...(token === undefined ? {} : { tokenId: token.id }),
    ...(bounds === null ? {} : { within: bounds.given }),
  };
}

const nothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);

function readParts(route: Route, request: FastifyRequest): { params: unknown; query: unknown; body: unknown } {
  if (route.query === undefined && !nothing(request.query)) {
    const fields = Object.keys(request.query as object).map((path) => ({
      path,
      message: { key: "unknownField" as const },
    }));
    throw refuse("fields_invalid", { fields });
  }
  return {
    params: route.params === undefined ? undefined : readInput(route.params, request.params),
    query: route.query === undefined ? undefined : readInput(route.query, request.query),
    body: route.body === undefined ? undefined : readInput(route.body, request.body ?? {}),
  };
}

function send(reply: FastifyReply, { produces }: Route, answer: Replay): FastifyReply {
  reply.code(answer.status);
  if (answer.body === null) return reply.send();
  return reply.header("content-type", `${produces}; charset=utf-8`).send(answer.body);
}

/** Binds one route: authentication, permission, input validation, the handler in its transaction, the answer. */
export function bindRoute(app: FastifyInstance, bound: BoundRoute, options: BindOptions): void {
  const { route } = bound;
  const serialize = writerOf(route);
  const actors = new WeakMap<FastifyRequest, Actor>();

  // Runs before the body is read: the body of an unauthenticated request is neither stored nor parsed.
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (route.output === "raw" && request.headers[partHeader] !== undefined) throw refuse("malformed");
    const actor = await authorize(options, route, request);
    if (actor !== null) actors.set(request, actor);
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actors.get(request) ?? null;
    if (!route.isLimitedByParts) await options.limit(route, request, actor);
    const parts = readParts(route, request);
    let status = route.status;
    // Computed when read: most handlers need none of them.
    const facts: RequestFacts = {
      id: request.id,
      get ip() {
        return request.ip;
      },
      get userAgent() {
        return request.headers["user-agent"]?.slice(0, 400) ?? null;
      },
      get deviceId() {
        return deviceIdIn(request.headers["x-device"]);
      },
      get locale() {
        return negotiateLocale(request.headers["accept-language"]);
      },
      answerStatus: (chosen) => {
        if (chosen !== route.status && chosen !== route.otherStatus)
          throw new Error(`${route.path} declares no status ${chosen}.`);
        status = chosen;
      },
    };
    const context = {
      ...parts,
      actor,
      facts,
      database: options.database,
      db: options.database.primary,
      raw: { request, reply },
    };
    const work = bound.handle as (context: object) => Promise<unknown>;
    const origin = originOf(actor, route);
    const call: typeof work = (given) =>
      withCaller(actor, () => (origin === null ? work(given) : withOrigin(origin, () => work(given))));

    if (route.output === "raw") {
      await call(context);
      return reply;
    }
    const answer = (result: unknown): Replay => ({ status, body: serialize === null ? null : serialize(result) });
    if (route.transaction !== "one") return send(reply, route, answer(await call(context)));

    const sentKey = actor === null ? null : readIdempotencyKey(request.headers["idempotency-key"]);
    const key = route.idempotent ? sentKey : null;
    const result = await transaction(options.database.primary, async (tx) => {
      if (actor === null || key === null) return answer(await call({ ...context, tx, db: tx }));
      const hash = requestHash(request.method, request.url, request.body);
      const replay = await claimKey(tx, actor.personId, key, hash);
      if (replay !== null) return replay;
      const fresh = answer(await call({ ...context, tx, db: tx }));
      await storeAnswer(tx, actor.personId, key, hash, fresh);
      return fresh;
    });
    return send(reply, route, result);
  };

  const { method, bearsNoPerson, produces, consumes } = route;
  const config = { bearsNoPerson, isJson: route.output !== "raw", produces, consumes };
  app.route({
    method,
    url: fastifyPath(route.path),
    bodyLimit: bodyLimitOf(route),
    config,
    onRequest: admit,
    handler: handle,
  });
}
