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
    /** A modal view over its parent's page: the page stays, and so does the focus's place on it. */
    isDialog?: true;
  }
}

/** Given by `apps/web`. */
export type RouteContext = { queries: QueryClient };

// The routes that pages of modules grow from; `apps/web` gives them their frames. Names keep what the compiler writes short.

export interface Root extends RootRoute<Register, undefined, RouteContext> {}
export interface Entrance extends Route<unknown, Root, "/", "/", "entrance", "/entrance"> {}
export interface App extends Route<unknown, Root, "/", "/", "app", "/app"> {}
export interface Admin extends Route<unknown, App, "/admin", "/admin", string, "/app/admin"> {}

export const root: Root = createRootRouteWithContext<RouteContext>()();
/** Pages that are open to everybody. */
export const entrance: Entrance = createRoute({ getParentRoute: () => root, id: "entrance" });
/** Pages behind the sign-in. */
export const app: App = createRoute({ getParentRoute: () => root, id: "app" });
/** Pages of the administration. */
export const admin: Admin = createRoute({ getParentRoute: () => app, path: "/admin" });
