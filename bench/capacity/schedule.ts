import type { ActionName, Weights } from "./frequencies.ts";

/** Returns numbers from 0 to below 1 that depend on the seed only (mulberry32). */
export function createDraw(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An action that a person (from 0) begins at a moment, in milliseconds since the start, whatever the server does. */
export type Arrival = {
  at: number;
  person: number;
  action: ActionName;
  /** Seed of the action's own choices, such as the topic. */
  seed: number;
};

export type Plan = { seed: number; people: number; seconds: number; weights: Weights };

/**
 * Yields the actions of people in order of time: independent Poisson processes of all people and actions, merged into
 * one. The same plan yields the same actions.
 */
export function* schedule({ seed, people, seconds, weights }: Plan): Generator<Arrival> {
  const draw = createDraw(seed);
  const perPerson = weights.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const perMillisecond = (perPerson * people) / 1000;
  const choose = (): ActionName => {
    let left = draw() * perPerson;
    for (const { name, perSecond } of weights) {
      left -= perSecond;
      if (left < 0) return name;
    }
    return weights[0]?.name ?? "returnsHome";
  };
  for (let at = 0; ;) {
    at -= Math.log(1 - draw()) / perMillisecond;
    if (!(at < seconds * 1000)) return;
    const person = Math.floor(draw() * people);
    yield { at, person, action: choose(), seed: Math.floor(draw() * 4_294_967_296) };
  }
}
