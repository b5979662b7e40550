import { lazy } from "react";

export { homeQuery } from "./api.ts";
export { homeEvents } from "./events.ts";

const loadHome = () => import("./HomePage.tsx");

/** Takes what other modules show on it as slots. */
export const HomePage = lazy(async () => ({ default: (await loadHome()).HomePage }));

/** Fetches the page's code before it is asked for. */
export const preloadHomePage = (): void => void loadHome().catch(() => undefined);
