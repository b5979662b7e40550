import { widget } from "#kit/module.ts";

export { administrationEvents } from "./events.ts";

export const Dashboard = widget(() => import("./dashboard/Dashboard.tsx"), "Dashboard");
