import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { administrationEvents } from "./events.ts";

/** What the organisation may set, for administrators. */
export const SettingsPage = lazyRouteComponent(() => import("./settings/SettingsPage.tsx"), "SettingsPage");
/** Jobs that have failed for good, for administrators. */
export const JobsPage = lazyRouteComponent(() => import("./work/JobsPage.tsx"), "JobsPage");
/** What administrators look at first. */
export const Dashboard = lazy(async () => ({ default: (await import("./dashboard/Dashboard.tsx")).Dashboard }));

/** What happened; its words are the part "oversight" of the catalogue. */
export { readAuditSearch } from "./audit/search.ts";
export const AuditPage = lazyRouteComponent(() => import("./audit/AuditPage.tsx"), "AuditPage");
