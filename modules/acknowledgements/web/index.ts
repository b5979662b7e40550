import { lazy } from "react";

export { acknowledgementEvents } from "./events.ts";

/** For the home page, to be suspended for. */
export const MyMustReads = lazy(async () => ({
  default: (await import("./components/MyMustReads.tsx")).MyMustReads,
}));
/** For the topic's dialog; each to be suspended for. */
export const MustReadNotice = lazy(async () => ({
  default: (await import("./components/MustReadNotice.tsx")).MustReadNotice,
}));
export const AskToRead = lazy(async () => ({ default: (await import("./components/AskToRead.tsx")).AskToRead }));
