import { topicId } from "#modules/topic/contract/schemas.ts";
export const favourite = topicId;
