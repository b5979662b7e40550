const started = Date.now();

const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s`;

/** Prints one line of progress. */
export const tell = (what: string): void => console.log(`${seconds()}  ${what}`);

/** Runs `work` over 1..total in ranges with inclusive bounds, and reports progress at about every tenth. */
export async function inStretches(
  what: string,
  total: number,
  length: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  let told = -1;
  for (let from = 1; from <= total; from += length) {
    const to = Math.min(total, from + length - 1);
    await work(from, to);
    const tenth = Math.floor((to / total) * 10);
    if (tenth === told) continue;
    told = tenth;
    tell(`${what} ${Math.round((to / total) * 100)} %`);
  }
}
