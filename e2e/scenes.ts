import { expect } from "vitest";
import { violations } from "./axe.ts";
import { goOn } from "./go-on.ts";
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

/** Known only when the test runs, perhaps. */
type Address = string | (() => string);
const written = (address: Address): string => (typeof address === "string" ? address : address());

/** A page by its address, loaded with the whole application. */
export const at =
  (address: Address) =>
  ({ page }: Visit): Promise<unknown> =>
    page.goto(written(address));

/**
 * A page by its address, as one comes to it from another; only the first is loaded. By way of an address that has no page,
 * so that nothing of one stands on the next.
 */
export const goneTo =
  (address: Address) =>
  async ({ page }: Visit): Promise<void> => {
    if (page.url() === "about:blank") {
      await page.goto(written(address));
      return;
    }
    await goOn(page, "/on-the-way");
    await goOn(page, written(address));
  };
