import { lazy } from "react";

export { readAdminTopicsSearch } from "./admin/search.ts";
export { communityEvents } from "./events.ts";
export { readLatestSearch } from "./search.ts";
export { TopicSlotsProvider, type TopicSlots } from "./use-topic-slots.ts";

/** Takes what the reader may do; to be suspended for, as the next. */
export const AdminTopicsPage = lazy(async () => ({
  default: (await import("./admin/AdminTopicsPage.tsx")).AdminTopicsPage,
}));
export const WaitingCases = lazy(async () => ({ default: (await import("./admin/WaitingCases.tsx")).WaitingCases }));
