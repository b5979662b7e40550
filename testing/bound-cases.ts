import type { Bounded, BoundWorld } from "./bound-world.ts";

type Request = { path: string; body?: object; headers?: Record<string, string> };

/**
 * A route that keeps within bounds. `about`: it concerns one person, and is 404 about anybody outside. `list`: its answer
 * names people, and nobody outside; `insider` is false where the person inside is not in it.
 */
export type BoundCase =
  | { about: (world: BoundWorld, person: Bounded) => Promise<Request> | Request; accepted?: number }
  | { list: (world: BoundWorld) => Promise<Request> | Request };

/** Every route that keeps within bounds, by `METHOD /path`. */
export const boundCases: Readonly<Record<string, BoundCase>> = {};
