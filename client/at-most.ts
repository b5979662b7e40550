/** Waits for the work, at most the given milliseconds. The work continues after that; its result is discarded. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([Promise.allSettled([work]), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
