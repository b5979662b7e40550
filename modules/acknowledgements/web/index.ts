import { lazy } from "react";

export { myMustReadsQuery } from "./api.ts";
export { acknowledgementEvents } from "./events.ts";

const loadMine = () => import("./components/MyMustReads.tsx");

/** For the home page, to be suspended for. */
export const MyMustReads = lazy(async () => ({ default: (await loadMine()).MyMustReads }));
/** Fetches the code of what home shows before the page itself asks for it. */
export const preloadMyMustReads = (): void => void loadMine().catch(() => undefined);

/** For the topic's dialog; each to be suspended for. */
export const MustReadNotice = lazy(async () => ({
  default: (await import("./components/MustReadNotice.tsx")).MustReadNotice,
}));
export const AskToRead = lazy(async () => ({ default: (await import("./components/AskToRead.tsx")).AskToRead }));
