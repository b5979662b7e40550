// refused: imports modules/topic/server/store.ts
import { insertTopic } from "#modules/topic/server/store.ts";
export const read = insertTopic;
