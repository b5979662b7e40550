import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  type Register,
  type RootRoute,
  type Route,
} from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** A modal view over its parent's page; the page stays mounted and keeps its focus position. */
    isDialog?: true;
  }
}

/** Provided by `apps/web`. */
export type RouteContext = { queries: QueryClient };

// Parent routes of the modules' pages; `apps/web` adds their frames. The named interfaces keep inferred types short.

export interface Root extends RootRoute<Register, undefined, RouteContext> {}
export interface Entrance extends Route<unknown, Root, "/", "/", "entrance", "/entrance"> {}
export interface App extends Route<unknown, Root, "/", "/", "app", "/app"> {}
export interface Admin extends Route<unknown, App, "/admin", "/admin", string, "/app/admin"> {}

export const root: Root = createRootRouteWithContext<RouteContext>()();
/** Pages that need no session. */
export const entrance: Entrance = createRoute({ getParentRoute: () => root, id: "entrance" });
/** Pages that need a session. */
export const app: App = createRoute({ getParentRoute: () => root, id: "app" });
export const admin: Admin = createRoute({ getParentRoute: () => app, path: "/admin" });
