import { setTimeout as sleep } from "node:timers/promises";

/** Requests of a person who reads, with their times. */
export type Reading = {
  /** Number of answers by status and code, such as `503 unavailable`; `unreachable` without an answer. */
  answers: Map<string, number>;
  /** Milliseconds of the slowest. */
  slowestMs: number;
};

/** Reads a list again and again on all nodes while `work` runs. */
export async function readDuring(urls: readonly string[], token: string, work: () => Promise<void>): Promise<Reading> {
  const reading: Reading = { answers: new Map(), slowestMs: 0 };
  let isOver = false;
  const readOn = async (url: string): Promise<void> => {
    while (!isOver) {
      const start = performance.now();
      const kind = await fetch(`${url}/api/topics?limit=20`, { headers: { authorization: `Bearer ${token}` } }).then(
        async (answer) => {
          const { code } = (await answer.json()) as { code?: string };
          return code === undefined ? String(answer.status) : `${answer.status} ${code}`;
        },
        () => "unreachable",
      );
      reading.slowestMs = Math.max(reading.slowestMs, performance.now() - start);
      reading.answers.set(kind, (reading.answers.get(kind) ?? 0) + 1);
      await sleep(100);
    }
  };
  const readers = urls.map(readOn);
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
  return reading;
}
