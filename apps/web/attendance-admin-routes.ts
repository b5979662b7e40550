import { createRoute } from "@tanstack/react-router";
import { MonthsPage } from "#modules/attendance/web/index.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { admin } from "./trunk.tsx";

/** The pages below /admin/attendance, which share their texts. */
const pages = createRoute({
  getParentRoute: () => admin,
  id: "attendance",
  beforeLoad: () => catalogue.need("attendanceAdmin"),
});

const months = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/months",
  component: MonthsPage,
});

export const attendanceAdmin = pages.addChildren([months]);
