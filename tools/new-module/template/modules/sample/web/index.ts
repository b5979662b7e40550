import { lazyRouteComponent } from "@tanstack/react-router";

export const SamplePage = lazyRouteComponent(() => import("./SamplePage.tsx"), "SamplePage");
