// refused: imports itself by platform/d.ts -> platform/e.ts -> platform/d.ts
import type { E } from "./e.ts";
export type D = E;
