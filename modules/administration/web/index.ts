import { widget } from "#kit/module.ts";

export { administrationEvents } from "./events.ts";

/** What administrators look at first. */
export const Dashboard = widget(() => import("./dashboard/Dashboard.tsx"), "Dashboard");
