/** Processes a list in order, `concurrency` items at a time. An error starts no more, and is thrown after running ones. */
export async function runConcurrently<T>(concurrency: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const remaining = [...items].values();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const item of remaining) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const each of ended) if (each.status === "rejected") throw each.reason;
}
