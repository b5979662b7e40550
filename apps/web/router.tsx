import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, redirect, type ParsedLocation, Outlet } from "@tanstack/react-router";
import { guardNavigation } from "#client/next-address.ts";
import { isSignedIn } from "#client/session.ts";
import { isSlowConnection } from "#client/slow-connection.ts";
import { entrance, root } from "#kit/areas.ts";
import { entrancePages } from "#modules/identity/web/entrance.ts";
import { parseSearch, stringifySearch } from "./address.ts";
import type { signedInRoutes } from "./signed-in-routes.ts";
import { EntranceFrame } from "./shell/EntranceFrame.tsx";
import { NotFoundPage } from "./shell/NotFoundPage.tsx";
import { PageFailure } from "./shell/PageFailure.tsx";
import { PagePending } from "./shell/PagePending.tsx";
import { Root } from "./shell/Root.tsx";

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter["router"];
  }
}

const open = entrance.addChildren(entrancePages);
entrance.update({
  component: () => (
    <EntranceFrame>
      <Outlet />
    </EntranceFrame>
  ),
});

const rootFrame = {
  component: Root,
  beforeLoad: ({ location }: { location: ParsedLocation }) => {
    const decision = guardNavigation(isSignedIn(), location.href, window.location.origin);
    if (decision.kind === "go") throw redirect({ to: decision.to, search: decision.search, replace: true });
  },
};
root.update(rootFrame);

const assembleRoutes = (routes: typeof signedInRoutes) => root.addChildren([open, routes]);

/**
 * Creates the router of the specification's addresses. It begins with the public pages, since a sign-in waits for
 * nothing else; `loadSignedInRoutes` adds those that require a session, and so does navigating to one of them.
 */
export function createAppRouter(queries: QueryClient) {
  const notYet = createRoute({
    getParentRoute: () => root,
    path: "$",
    beforeLoad: async ({ location }) => {
      await loadSignedInRoutes();
      // The address now matches its page.
      throw redirect({ href: location.href, replace: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([open, notYet]) as unknown as ReturnType<typeof assembleRoutes>,
    context: { queries },
    parseSearch,
    stringifySearch,
    defaultPreload: isSlowConnection() ? false : "intent",
    // TanStack Query caches preloaded data.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundPage,
  });
  const grow = async (): Promise<void> => {
    // Requested at the same time when an administration page is opened by its address.
    const [{ signedInRoutes, prepareAdministration }] = await Promise.all([
      import("./signed-in-routes.ts"),
      router.latestLocation.pathname.startsWith("/admin") && import("./admin-routes.ts"),
    ]);
    assembleRoutes(signedInRoutes);
    await prepareAdministration(router);
    router.setRoutes(router.buildRouteTree());
  };
  let growing: Promise<void> | null = null;
  /** Rejects if the pages' file cannot be fetched; the next call retries. */
  const loadSignedInRoutes = (): Promise<void> => {
    growing ??= grow().catch((error: unknown) => {
      growing = null;
      throw error;
    });
    return growing;
  };
  return { router, loadSignedInRoutes };
}

export type AppRouter = ReturnType<typeof createAppRouter>;
