import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "#shared/permissions.ts";
import type { Locale } from "#shared/locale.ts";
import type { Route, RouteOutput, RouteParsed } from "#shared/route.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "./actor.ts";

export type RequestFacts = {
  id: string;
  ip: string;
  userAgent: string | null;
  /** The random id of the browser; sent only without a session. */
  deviceId: string | null;
  locale: Locale;
  /** Selects the route's alternative success status. */
  answerStatus(status: number): void;
};

type ActorOf<A extends Access> = A extends "public" ? null : Actor;

type Handle<R extends Route> = R["transaction"] extends "one" ? { tx: Transaction } : Record<never, never>;

/** The argument of a handler: validated input, the actor, and the database access of the route's kind. */
export type Context<R extends Route> = RouteParsed<R> &
  Handle<R> & {
    actor: ActorOf<R["permission"]>;
    /** For reads; writers of routes with one transaction use `tx`. */
    db: Reader;
    database: Database;
    facts: RequestFacts;
    /** The raw request and reply; for routes whose body or answer is not JSON, and for custom headers. */
    raw: { request: FastifyRequest; reply: FastifyReply };
  };

export type Handler<R extends Route> = (context: Context<R>) => Promise<RouteOutput<R>>;

/** Wraps a result in the body of its response: `{data}`. */
export const inData = async <Data>(item: Promise<Data>): Promise<{ data: Data }> => ({ data: await item });

/** A route with its handler, without their types, for the server to bind. */
export type BoundRoute = { name: string; route: Route; handle: (context: never) => Promise<unknown> };

/** Joins a module's routes with their handlers. A missing handler or a wrong return type does not compile. */
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
