import { widget } from "#kit/module.ts";

export { communityEvents } from "./events.ts";
export { readLatestSearch } from "./search.ts";
export { TopicSlotsProvider, type TopicSlots } from "./use-topic-slots.ts";

export const AdminTopicsPage = widget(() => import("./admin/AdminTopicsPage.tsx"), "AdminTopicsPage");
export const WaitingCases = widget(() => import("./admin/WaitingCases.tsx"), "WaitingCases");
