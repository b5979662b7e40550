import type { House } from "./house.ts";

/** A refused file or line; the message states what to do instead. */
export type Problem = { path: string; line?: number; message: string };
export type Rule = { name: string; check(house: House): Problem[] };
