import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { serviceEvents } from "./events.ts";
export { readLettersSearch } from "./admin/search.ts";
export { readAskSearch, readServicesSearch } from "./search.ts";
export { workListQuery } from "./api.ts";
export { useWorkCount } from "./work/use-work-count.ts";

/** The catalogue, and my requests. */
export const ServicesPage = lazyRouteComponent(() => import("./catalogue/ServicesPage.tsx"), "ServicesPage");
/** A service and its form. */
export const AskPage = lazyRouteComponent(() => import("./asking/AskPage.tsx"), "AskPage");
export const RequestPage = lazyRouteComponent(() => import("./request/RequestPage.tsx"), "RequestPage");
/** Everything that waits for me. */
export const WorkListPage = lazyRouteComponent(() => import("./work/WorkListPage.tsx"), "WorkListPage");

/** For the page of an account that cannot be closed yet, to be suspended for. */
export const HandOver = lazy(async () => ({ default: (await import("./handing/HandOver.tsx")).HandOver }));

/** What can be asked for, for those who look after services. */
export const ManagedServicesPage = lazyRouteComponent(
  () => import("./admin/ManagedServicesPage.tsx"),
  "ManagedServicesPage",
);
export const AddServicePage = lazyRouteComponent(() => import("./admin/AddServicePage.tsx"), "AddServicePage");
export const ServiceBuilderPage = lazyRouteComponent(
  () => import("./admin/ServiceBuilderPage.tsx"),
  "ServiceBuilderPage",
);
/** Every letter that was issued, for the same. */
export const LettersPage = lazyRouteComponent(() => import("./admin/LettersPage.tsx"), "LettersPage");

const loadMyWork = () => import("./work/MyWork.tsx");

/** For the home page, to be suspended for. */
export const MyWork = lazy(async () => ({ default: (await loadMyWork()).MyWork }));
/** Fetches the code of what home shows before the page itself asks for it. */
export const preloadMyWork = (): void => void loadMyWork().catch(() => undefined);
