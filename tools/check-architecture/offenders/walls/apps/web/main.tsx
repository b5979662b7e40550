// refused: imports modules/topic/server/index.ts; apps/web may import
export type { Topic } from "#modules/topic/server/index.ts";
export { widget } from "#modules/topic/web/index.ts";
