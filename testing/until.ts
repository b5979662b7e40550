import { setTimeout as pause } from "node:timers/promises";

/** Looks, with the pauses between them, that take a minute: what has not come by then does not come. */
const enough = 2_400;

/**
 * Looks again and again until a look finds something, and answers that; false, null and undefined are nothing. Test code
 * waits for a state and never for a time: no other code of tests may pause (`npm run check:architecture`).
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  looks = enough,
): Promise<Exclude<T, false | null | undefined>> {
  for (let left = looks; left > 0; left -= 1) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) {
      return found as Exclude<T, false | null | undefined>;
    }
    await pause(25);
  }
  throw new Error(`Waited for in vain: ${what}.`);
}
