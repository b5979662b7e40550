import { createRoute } from "@tanstack/react-router";
import { JobsPage, SettingsPage } from "#modules/administration/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin } from "../trunk.tsx";

export const settings = createRoute({
  getParentRoute: () => admin,
  path: "/settings",
  beforeLoad: () => catalogue.need("settings"),
  component: SettingsPage,
});

export const jobs = createRoute({ getParentRoute: () => admin, path: "/jobs", component: JobsPage });
