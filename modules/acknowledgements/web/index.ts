import { lazy } from "react";

export { myMustReadsQuery } from "./api.ts";
export { acknowledgementEvents } from "./events.ts";

/** For the topic's dialog; each to be suspended for. */
export const MustReadNotice = lazy(async () => ({
  default: (await import("./components/MustReadNotice.tsx")).MustReadNotice,
}));
export const AskToRead = lazy(async () => ({ default: (await import("./components/AskToRead.tsx")).AskToRead }));
