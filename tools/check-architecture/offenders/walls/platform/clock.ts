// refused: imports modules/topic/server/index.ts; platform may import shared/
import type { Topic } from "#modules/topic/server/index.ts";
export const clock: Topic | null = null;
