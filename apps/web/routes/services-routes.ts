import { createRoute } from "@tanstack/react-router";
import {
  AddServicePage,
  AskPage,
  LettersPage,
  ManagedServicesPage,
  readAskSearch,
  readLettersSearch,
  readServicesSearch,
  RequestPage,
  ServiceBuilderPage,
  ServicesPage,
  WorkListPage,
} from "#modules/services/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin, app } from "../trunk.tsx";

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
const ask = createRoute({
  getParentRoute: () => pages,
  path: "/e-services/$code",
  validateSearch: readAskSearch,
  component: AskPage,
});
const workList = createRoute({ getParentRoute: () => pages, path: "/work-list", component: WorkListPage });

export const services = pages.addChildren([catalogueOfServices, request, ask, workList]);

/** The same, for those who look after services. */
const adminPages = createRoute({
  getParentRoute: () => admin,
  id: "services",
  beforeLoad: () => catalogue.need("servicesAdmin"),
});
const managed = createRoute({ getParentRoute: () => adminPages, path: "/services", component: ManagedServicesPage });
const add = createRoute({ getParentRoute: () => adminPages, path: "/services/add", component: AddServicePage });
const builder = createRoute({
  getParentRoute: () => adminPages,
  path: "/services/$code",
  component: ServiceBuilderPage,
});

const letters = createRoute({
  getParentRoute: () => adminPages,
  path: "/letters",
  validateSearch: readLettersSearch,
  component: LettersPage,
});

export const servicesAdmin = adminPages.addChildren([managed, add, builder, letters]);
