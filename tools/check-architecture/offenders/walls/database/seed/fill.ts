// refused: imports modules/topic/server/store.ts; database may import
export { insertTopic } from "#modules/topic/server/store.ts";
