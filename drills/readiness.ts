import { until } from "#testing/until.ts";

/** Returns what `/readyz` says: `ready`, the reason why not, or `no answer`. */
async function readReadiness(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/readyz`);
    const { status, reason } = (await answer.json()) as { status: string; reason?: string };
    return reason ?? status;
  } catch {
    return "no answer";
  }
}

/** Waits until all nodes say one of these; returns the seconds that it took. */
export async function untilReadiness(urls: readonly string[], ...states: readonly string[]): Promise<number> {
  const start = performance.now();
  for (const url of urls) {
    await until(`${states.join(" or ")} at ${url}`, async () => states.includes(await readReadiness(url)));
  }
  return Math.round((performance.now() - start) / 100) / 10;
}
