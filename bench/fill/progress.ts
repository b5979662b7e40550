const started = Date.now();

const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s`;

export const printProgress = (label: string): void => console.log(`${seconds()}  ${label}`);

/** Runs `work` over 1..total in ranges with inclusive bounds, and reports progress at about every tenth. */
export async function inRanges(
  label: string,
  total: number,
  length: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  let reported = -1;
  for (let from = 1; from <= total; from += length) {
    const to = Math.min(total, from + length - 1);
    await work(from, to);
    const tenth = Math.floor((to / total) * 10);
    if (tenth === reported) continue;
    reported = tenth;
    printProgress(`${label} ${Math.round((to / total) * 100)} %`);
  }
}
