import { lazyRouteComponent } from "@tanstack/react-router";

export { moderationEvents } from "./events.ts";
export { ReportComment, ReportTopic } from "./reporting/ReportButtons.tsx";
export { readCaseSearch } from "./search.ts";

/** The cases of reports, for moderators. */
export const ReportsPage = lazyRouteComponent(() => import("./ReportsPage.tsx"), "ReportsPage");
/** One of them; its address keeps the list's filters. */
export const CasePage = lazyRouteComponent(() => import("./CasePage.tsx"), "CasePage");
