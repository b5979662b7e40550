import { lazyRouteComponent } from "@tanstack/react-router";

export { workListQuery } from "./api.ts";
export { serviceEvents } from "./events.ts";

export const WorkListPage = lazyRouteComponent(() => import("./work/WorkListPage.tsx"), "WorkListPage");
