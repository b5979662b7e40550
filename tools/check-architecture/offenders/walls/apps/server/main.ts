// refused: imports modules/topic/server/store.ts; apps/server may import
export { insertTopic } from "#modules/topic/server/store.ts";
export type { Topic } from "#modules/topic/server/index.ts";
