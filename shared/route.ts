import type { z } from "zod";
import { isAdministrative, type AdministrativePermission } from "./administrative.ts";
import type { ErrorCode } from "./errors.ts";
import type { Access, TokenArea, TokenScope } from "./permissions.ts";

export type Method = "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Returns whether a method changes nothing and has no body. A GET is also answered as HEAD, unless it has a route. */
export const isReading = (method: Method): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS";
type Schema = z.ZodType;

/**
 * "one": the whole request is one transaction (the default of writes). "own": the handler opens its own, because it
 * does slow work outside. "none": reads only (the default of GET).
 */
export type TransactionKind = "one" | "own" | "none";
type DefaultTransaction<M extends Method> = M extends "GET" ? "none" : "one";

/** An answer without a body. */
export const noContent = Symbol("no content");

/**
 * The contract of a route for server and client: address, permission, input, output and refusals. Paths are below
 * `/api` and name parameters as `{id}`.
 */
export type Route<
  M extends Method = Method,
  P extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema | typeof noContent | "raw" = Schema | typeof noContent | "raw",
  A extends Access = Access,
  T extends TransactionKind = TransactionKind,
> = {
  method: M;
  path: P;
  /** Mandatory: an open route must be declared "public". */
  permission: A;
  /**
   * Whether it keeps within the bounds of its permission, so that its holders with bounds may use it. All others are
   * closed to them.
   */
  keepsBounds: boolean;
  /** The scope that an access token needs; null: the route accepts no token. */
  tokenScope: TokenScope | null;
  /** Whether it is open while viewing the portal as another user. */
  viewing: "shown" | "hidden";
  /** One sentence for the interface's documentation. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** The whole body of the answer; "raw" for streams and files, which the handler writes itself. */
  output: Output;
  status: number;
  /** A second status of success with the same body; the handler chooses it with `facts.answerStatus`. */
  otherStatus: number | null;
  /** Additional refusals, besides those of every route. */
  errors: readonly ErrorCode[];
  transaction: T;
  /** Returns the stored first answer to a repeated request with the same `Idempotency-Key`. */
  idempotent: boolean;
  /** Accepts a secret (password, token, code): the strict limiter applies. */
  acceptsSecret: boolean;
  /**
   * Nothing that reveals the caller is stored: no idempotency key, no name in rate limits, no request id in the log or
   * in records. Repeating it must be harmless, since idempotency keys are not stored.
   */
  bearsNoPerson: boolean;
  /** Its requests are not counted: its partial requests are, by their own routes. */
  isLimitedByParts: boolean;
  /** Also open to a person whose role requires a second factor that is not set up yet. */
  beforeSecondFactor: boolean;
  /** Largest body in bytes unless it is JSON (a picture); null: follows from the schema of the body. */
  rawBodyLimit: number | null;
  /** Content types of the body besides JSON, and of a raw answer. */
  consumes: readonly string[];
  produces: string;
};

/**
 * The area of access tokens to which a route is open. Its scope is `area:read` for a reading method, otherwise
 * `area:write`. A route with an administrative permission belongs to administration, unless it is the directory's or
 * closed. "none": what only the person does (check in, confirm reading, manage secrets and the access of others), what
 * protects the account, and what spans all areas.
 */
type Tokens<A extends Access> = A extends "public"
  ? { tokens?: never }
  : A extends AdministrativePermission
    ? { tokens?: "scim" | "none" }
    : { tokens: Exclude<TokenArea, "administration"> | "none" };

/**
 * Whether an administrator who views the portal as another user may read it. "hidden": account protection (sessions,
 * tokens, factors), private data of the owner (drafts, unused uploads, the archive of personal data), all downloads,
 * everything whose reading is logged, and the stream of events. Writes are hidden unless they say otherwise.
 */
type Viewing<M extends Method, A extends Access> = A extends "public"
  ? { viewing?: never }
  : M extends "GET" | "HEAD"
    ? { viewing: "shown" | "hidden" }
    : { viewing?: "shown" | "hidden" };

type Mandatory = "method" | "path" | "permission" | "summary" | "output";

/** Declares all of a route except what follows from the rest. */
type Definition<R extends Route> = Pick<R, Mandatory> &
  Partial<Omit<R, Mandatory | "tokenScope" | "viewing" | "idempotent">> & {
    /** By default, writes of signed-in users in one transaction are; false if the answer contains a secret. */
    idempotent?: false;
  };

function scopeOf({
  method,
  permission,
  tokens,
}: Pick<Route, "method" | "permission"> & Tokens<Access>): TokenScope | null {
  const area = tokens ?? (isAdministrative(permission) ? "administration" : "none");
  return area === "none" ? null : area === "scim" ? area : `${area}:${isReading(method) ? "read" : "write"}`;
}

/** Declares a route. Reads default to no transaction and status 200, POST to 201, an empty answer to 204. */
export function route<
  const M extends Method,
  const P extends string,
  const A extends Access,
  Output extends Schema | typeof noContent | "raw",
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const T extends TransactionKind = DefaultTransaction<M>,
>(
  definition: Definition<Route<M, P, Params, Query, Body, Output, A, T>> & Tokens<A> & Viewing<M, A>,
): Route<M, P, Params, Query, Body, Output, A, T> {
  const { method, permission, transaction = (method === "GET" ? "none" : "one") as T, bearsNoPerson } = definition;
  return {
    status: definition.output === noContent ? 204 : method === "POST" ? 201 : 200,
    tokenScope: scopeOf(definition),
    viewing: "hidden",
    keepsBounds: false,
    idempotent: transaction === "one" && permission !== "public" && bearsNoPerson !== true,
    otherStatus: null,
    errors: [],
    acceptsSecret: false,
    bearsNoPerson: false,
    isLimitedByParts: false,
    beforeSecondFactor: false,
    rawBodyLimit: null,
    consumes: [],
    produces: "application/json",
    ...definition,
    transaction,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** Input as a caller sends it. */
export type RouteInput<R extends Route> = { params: In<R["params"]>; query: In<R["query"]>; body: In<R["body"]> };
/** Input as a handler receives it, after validation. */
export type RouteParsed<R extends Route> = { params: Out<R["params"]>; query: Out<R["query"]>; body: Out<R["body"]> };
/** The answer of a handler to its caller. */
export type RouteOutput<R extends Route> = R["output"] extends Schema ? z.output<R["output"]> : void;
