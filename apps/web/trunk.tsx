import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { guardNavigation } from "#client/next-address.ts";
import { isSignedIn } from "#client/session.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { Root } from "./shell/Root.tsx";

// The routes that others grow from.

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  beforeLoad: ({ location }) => {
    const decision = guardNavigation(isSignedIn(), location.href, window.location.origin);
    if (decision.kind === "go") throw redirect({ to: decision.to, search: decision.search, replace: true });
  },
  component: Root,
});
/** Every page behind the sign-in. */
export const app = createRoute({
  getParentRoute: () => rootRoute,
  id: "app",
  beforeLoad: () => catalogue.need("inside"),
  loader: ({ context }) => void context.queries.prefetchQuery(meQuery),
  component: lazyRouteComponent(() => import("./shell/AppShell.tsx"), "AppShell"),
});
/** Every page of the administration. */
export const admin = createRoute({
  getParentRoute: () => app,
  path: "/admin",
  beforeLoad: () => catalogue.need("admin"),
  component: lazyRouteComponent(() => import("./shell/AdminArea.tsx"), "AdminArea"),
});
