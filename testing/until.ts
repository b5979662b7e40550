import { setTimeout as pause } from "node:timers/promises";

/** Number of polls that take a minute, pauses included; then the wait fails. */
const defaultMaxPolls = 2_400;

/**
 * Polls until `look` returns something other than false, null or undefined, and returns that. Tests wait for a state,
 * never for a time: no other test code may pause (`npm run check:architecture`).
 */
export async function until<T>(
  description: string,
  check: () => T | Promise<T>,
  maxPolls = defaultMaxPolls,
): Promise<Exclude<T, false | null | undefined>> {
  for (let left = maxPolls; left > 0; left -= 1) {
    const found = await check();
    if (found !== false && found !== null && found !== undefined) {
      return found as Exclude<T, false | null | undefined>;
    }
    await pause(25);
  }
  throw new Error(`Waited for in vain: ${description}.`);
}
