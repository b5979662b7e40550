import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "#shared/permissions.ts";
import type { Locale } from "#shared/locale.ts";
import type { Route, RouteOutput, RouteParsed } from "#shared/route.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "./actor.ts";

/** What every handler may know of the request besides its input. */
export type RequestFacts = {
  id: string;
  ip: string;
  userAgent: string | null;
  /** The random id of the browser, sent by who is not signed in. */
  deviceId: string | null;
  locale: Locale;
  /** Chooses the route's other status of success. */
  answerStatus(status: number): void;
};

type ActorOf<A extends Access> = A extends "public" ? null : Actor;

type Handle<R extends Route> = R["transaction"] extends "one" ? { tx: Transaction } : Record<never, never>;

/** A handler's one argument: validated input, who asks, and a way to the database that fits the route. */
export type Context<R extends Route> = RouteParsed<R> &
  Handle<R> & {
    actor: ActorOf<R["permission"]>;
    /** For reading; writers of routes with one transaction use `tx`. */
    db: Reader;
    database: Database;
    facts: RequestFacts;
    /** The raw request and answer; for routes whose body or answer is no JSON, and for headers of their own. */
    raw: { request: FastifyRequest; reply: FastifyReply };
  };

export type Handler<R extends Route> = (context: Context<R>) => Promise<RouteOutput<R>>;

/** A route together with its handler, types forgotten: what the server binds. */
export type BoundRoute = { name: string; route: Route; handle: (context: never) => Promise<unknown> };

/**
 * Joins a module's routes with their handlers. A route without a handler does not compile, and neither does a handler
 * that returns something else than the route declares.
 */
export function bindRoutes<const Routes extends Record<string, Route>>(
  routes: Routes,
  handlers: { [Name in keyof Routes]: Handler<Routes[Name]> },
): BoundRoute[] {
  return Object.entries(routes).map(([name, route]) => ({
    name,
    route,
    handle: handlers[name as keyof Routes] as BoundRoute["handle"],
  }));
}
