import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, redirect } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "./address.ts";
import { rootRoute } from "./root-route.ts";
import { entrance } from "./routes/entrance-routes.ts";
import type { inside } from "./routes/inside-routes.ts";
import { NotFoundPage } from "./shell/NotFoundPage.tsx";
import { PageFailure } from "./shell/PageFailure.tsx";
import { PagePending } from "./shell/PagePending.tsx";

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter["router"];
  }
}

const wholeTree = (insideRoutes: typeof inside) => rootRoute.addChildren([entrance, insideRoutes]);

/**
 * The router of the specification's addresses. It begins with the pages that are open to everybody, since whoever signs in
 * waits for nothing else; `bringInside` adds those behind the sign-in, and so does asking for one of them.
 */
export function createAppRouter(queries: QueryClient) {
  const notYet = createRoute({
    getParentRoute: () => rootRoute,
    path: "$",
    beforeLoad: async ({ location }) => {
      await bringInside();
      // Now it leads to its page.
      throw redirect({ href: location.href, replace: true });
    },
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([entrance, notYet]) as unknown as ReturnType<typeof wholeTree>,
    context: { queries },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // What a preload reads is TanStack Query's to keep.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundPage,
  });
  const grow = async (): Promise<void> => {
    const { inside } = await import("./routes/inside-routes.ts");
    wholeTree(inside);
    router.setRoutes(router.buildRouteTree());
  };
  let growing: Promise<void> | null = null;
  /** Rejects when the pages' file cannot be fetched; the next call tries again. */
  const bringInside = (): Promise<void> => {
    growing ??= grow().catch((error: unknown) => {
      growing = null;
      throw error;
    });
    return growing;
  };
  return { router, bringInside };
}

export type AppRouter = ReturnType<typeof createAppRouter>;
