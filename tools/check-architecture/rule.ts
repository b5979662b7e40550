import type { House } from "./house.ts";

/** Something refused: what and where, in words that say what to do instead. */
export type Problem = { path: string; line?: number; message: string };
export type Rule = { name: string; check(house: House): Problem[] };
