// refused: imports modules/topic/server/store.ts; server may import
import { insertTopic } from "#modules/topic/server/store.ts";
export const readPerson = insertTopic;
