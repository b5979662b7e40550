import { seededRandom } from "../../database/seed/random.ts";
import type { ActionName, Weights } from "./frequencies.ts";

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
  const draw = seededRandom(String(seed));
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
