import { lazyRouteComponent } from "@tanstack/react-router";
import { widget } from "#kit/module.ts";

export { workListQuery } from "./api.ts";
export { serviceEvents } from "./events.ts";

/** For the page of an account that cannot be closed yet. */
export const HandOver = widget(() => import("./hand-over/HandOver.tsx"), "HandOver");

export const WorkListPage = lazyRouteComponent(() => import("./work/WorkListPage.tsx"), "WorkListPage");
