import { setTimeout as sleep } from "node:timers/promises";

export const megabytes = 1_000_000;

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error("The server does not tell how much memory it takes.");
  return Number(bytes) / megabytes;
}

/** Runs `work` and returns the memory of the server in megabytes: before, and the most during the work. */
export async function watchMemory(url: string, work: () => Promise<void>): Promise<{ before: number; peak: number }> {
  const before = await memoryOf(url);
  let peak = before;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await memoryOf(url));
      await sleep(50);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return { before, peak };
}
