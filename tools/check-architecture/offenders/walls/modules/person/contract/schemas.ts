// refused: imports modules/topic/contract/schemas.ts; contract may import shared/, another contract's ids
import { topic } from "#modules/topic/contract/schemas.ts";
export const personContract = topic;
