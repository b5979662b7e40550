import { lazyRouteComponent } from "@tanstack/react-router";

export { readDeliveriesSearch } from "./search.ts";

/** The systems that are told what happens. */
export const WebhooksPage = lazyRouteComponent(() => import("./hooks/WebhooksPage.tsx"), "WebhooksPage");
export const WebhookPage = lazyRouteComponent(() => import("./hooks/WebhookPage.tsx"), "WebhookPage");
