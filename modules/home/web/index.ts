import { widget } from "#kit/module.ts";

export { homeQuery } from "./api.ts";
export { homeEvents } from "./events.ts";

/** Takes what other modules show on it as slots. */
export const HomePage = widget(() => import("./HomePage.tsx"), "HomePage");
