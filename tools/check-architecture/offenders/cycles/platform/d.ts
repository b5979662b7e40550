import type { E } from "./e.ts";
export type D = E;
