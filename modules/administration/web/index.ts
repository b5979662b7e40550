import { lazy } from "react";

export { administrationEvents } from "./events.ts";

/** What administrators look at first. */
export const Dashboard = lazy(async () => ({ default: (await import("./dashboard/Dashboard.tsx")).Dashboard }));
