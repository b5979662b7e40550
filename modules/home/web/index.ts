import { widget } from "#kit/module.ts";

export { homeQuery } from "./api.ts";
export { homeEvents } from "./events.ts";

/** Takes the widgets of other modules as slots. */
export const HomePage = widget(() => import("./HomePage.tsx"), "HomePage");
