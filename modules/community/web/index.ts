export { communityEvents } from "./events.ts";
export { readLatestSearch } from "./search.ts";
export { TopicSlotsProvider, type TopicSlots } from "./use-topic-slots.ts";
