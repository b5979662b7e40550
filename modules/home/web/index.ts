import { widget } from "#kit/module.ts";

export { homeQuery } from "./api.ts";
export { homeEvents } from "./events.ts";

/** The widgets of other modules are passed as slots. */
export const HomePage = widget(() => import("./HomePage.tsx"), "HomePage");
