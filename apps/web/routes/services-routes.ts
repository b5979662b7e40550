import { createRoute } from "@tanstack/react-router";
import { AskPage, readServicesSearch, RequestPage, ServicesPage, WorkListPage } from "#modules/services/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { app } from "../trunk.tsx";

/** The e-services and what waits for one, which share their texts. */
const pages = createRoute({
  getParentRoute: () => app,
  id: "services",
  beforeLoad: () => catalogue.need("services"),
});
const catalogueOfServices = createRoute({
  getParentRoute: () => pages,
  path: "/e-services",
  validateSearch: readServicesSearch,
  component: ServicesPage,
});
const request = createRoute({
  getParentRoute: () => pages,
  path: "/e-services/requests/$id",
  component: RequestPage,
});
const ask = createRoute({ getParentRoute: () => pages, path: "/e-services/$code", component: AskPage });
const workList = createRoute({ getParentRoute: () => pages, path: "/work-list", component: WorkListPage });

export const services = pages.addChildren([catalogueOfServices, request, ask, workList]);
