import { expect } from "vitest";
import { violations } from "./axe.ts";
import type { Visit } from "./world.ts";

/** A state of a page, and how to come to it. */
export type Scene = [name: string, open: (visit: Visit) => Promise<unknown>];

/** Opens scene after scene and tells everything that is wrong with them. */
export async function examine(visit: Visit, scenes: readonly Scene[]): Promise<void> {
  const found: string[] = [];
  for (const [name, open] of scenes) {
    await open(visit);
    await visit.settled();
    found.push(...(await violations(visit.page)).map((violation) => `${name}: ${violation}`));
  }
  expect(found).toEqual([]);
}

/** A page by its address, which may be known only when the test runs. */
export const at =
  (path: string | (() => string)) =>
  ({ page }: Visit): Promise<unknown> =>
    page.goto(typeof path === "string" ? path : path());
