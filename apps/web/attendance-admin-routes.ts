import { createRoute } from "@tanstack/react-router";
import { catalogue } from "./catalogue/catalogue.ts";
import { admin } from "./trunk.tsx";

/** The pages below /admin/attendance, which share their texts. */
const pages = createRoute({
  getParentRoute: () => admin,
  id: "attendance",
  beforeLoad: () => catalogue.need("attendanceAdmin"),
});

export const attendanceAdmin = pages;
