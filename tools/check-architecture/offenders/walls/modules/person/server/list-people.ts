// refused: imports modules/topic/contract/schemas.ts; server may import
// refused: imports client/call.ts; server may import
import { topicId } from "#modules/topic/contract/schemas.ts";
export const later = () => import("#client/call.ts");
export const people = topicId;
