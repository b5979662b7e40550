// refused: imports modules/topic/server/store.ts; server may import
// refused: imports modules/topic/server/queries.ts; server may import
import { insertTopic } from "#modules/topic/server/store.ts";
export { topicText } from "#modules/topic/server/queries.ts";
export const readPerson = insertTopic;
