import { lazy } from "react";

export { workListQuery } from "./api.ts";
export { serviceEvents } from "./events.ts";

/** For the page of an account that cannot be closed yet, to be suspended for. */
export const HandOver = lazy(async () => ({ default: (await import("./handing/HandOver.tsx")).HandOver }));
