import type { topic } from "#modules/topic/server/index.ts";
export const person: typeof topic | null = null;
