// refused: imports modules/topic/server/store.ts; bench may import
export { insertTopic } from "#modules/topic/server/store.ts";
export { topicText } from "#modules/topic/server/queries.ts";
