import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { meQuery } from "#modules/people/web/index.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { rootRoute } from "./root-route.ts";
import { FramePending } from "./shell/FramePending.tsx";

// The routes that others grow from.

/** Every page behind the sign-in. */
export const app = createRoute({
  getParentRoute: () => rootRoute,
  id: "app",
  beforeLoad: () => catalogue.need("inside"),
  loader: ({ context }) => void context.queries.prefetchQuery(meQuery),
  component: lazyRouteComponent(() => import("./shell/AppArea.tsx"), "AppArea"),
  pendingComponent: FramePending,
});
/** Every page of the administration. */
export const admin = createRoute({
  getParentRoute: () => app,
  path: "/admin",
  beforeLoad: () => catalogue.need("admin"),
  component: lazyRouteComponent(() => import("./shell/AdminArea.tsx"), "AdminArea"),
});
