import { lazy } from "react";

export { acknowledgementEvents } from "./events.ts";

const loadMine = () => import("./components/MyMustReads.tsx");

/** For the home page, to be suspended for. */
export const MyMustReads = lazy(async () => ({ default: (await loadMine()).MyMustReads }));
/** For the topic's dialog; each to be suspended for. */
export const MustReadNotice = lazy(async () => ({
  default: (await import("./components/MustReadNotice.tsx")).MustReadNotice,
}));
export const AskToRead = lazy(async () => ({ default: (await import("./components/AskToRead.tsx")).AskToRead }));

/** Fetches the code of what home shows before the page itself asks for it. */
export function preloadMyMustReads(): void {
  loadMine().catch(() => undefined);
}
