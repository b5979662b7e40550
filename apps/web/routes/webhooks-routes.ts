import { createRoute } from "@tanstack/react-router";
import { readDeliveriesSearch, WebhookPage, WebhooksPage } from "#modules/webhooks/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin } from "../trunk.tsx";

/** The systems that are told what happens. */
const pages = createRoute({
  getParentRoute: () => admin,
  id: "webhooks",
  beforeLoad: () => catalogue.need("webhooks"),
});
const list = createRoute({ getParentRoute: () => pages, path: "/webhooks", component: WebhooksPage });
const one = createRoute({
  getParentRoute: () => pages,
  path: "/webhooks/$id",
  validateSearch: readDeliveriesSearch,
  component: WebhookPage,
});

export const webhooks = pages.addChildren([list, one]);
