import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import { guardNavigation } from "#client/next-address.ts";
import { isSignedIn } from "#client/session.ts";
import { Root } from "./shell/Root.tsx";

/** What all addresses grow from, with the guard. */
export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  beforeLoad: ({ location }) => {
    const decision = guardNavigation(isSignedIn(), location.href, window.location.origin);
    if (decision.kind === "go") throw redirect({ to: decision.to, search: decision.search, replace: true });
  },
  component: Root,
});
