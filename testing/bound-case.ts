import type { BoundRule } from "./bound-rules.ts";
import type { Bounded, BoundRequest, BoundWorld } from "./bound-world.ts";

/** A person whom a request concerns, others whom it names too if it can, and the officer who sends it. */
export type BoundSubject = { person: Bounded; also?: readonly Bounded[]; officer: string };

/**
 * A route that keeps within bounds. `about`: it concerns one person, and is 404 about others outside, on the date that
 * it is about, or `today`; with `many` it can name several, and is refused whole. `list`: its answers name people, and no
 * one outside. `count`: its answer counts what `prepare` has made once for each person. `names`: its answer concerns no
 * person. `into`: it brings a new person into a department. `rule`: it concerns rules, which anyone may read.
 */
export type BoundCase =
  | {
      about: (world: BoundWorld, subject: BoundSubject) => Promise<BoundRequest> | BoundRequest;
      /** An import answers with the errors of its rows. */
      refusal?: "row";
      today?: boolean;
      many?: boolean;
    }
  | { list: readonly BoundRequest[]; prepare?: Prepare }
  | { names: BoundRequest }
  | { into: (world: BoundWorld, department: { id: string }) => BoundRequest }
  | { rule: BoundRule }
  | { count: BoundRequest | ((world: BoundWorld) => BoundRequest); read: (data: never) => number; prepare?: Prepare };

export type Prepare = (world: BoundWorld, person: Bounded) => Promise<unknown>;
