import { latency, percentile } from "../load.ts";
import { atMost, type Finding } from "../measurements.ts";

const filters = ["", "&state=late", "&state=in", "&location=7", "&department=12", "&location=7&state=late"];
const rounds = 20;
/** Milliseconds. Screens poll every four seconds and may be five behind at most. */
const maxMs = 1000;

/** Measures the p95 of the board's first pages with every kind of filter, in milliseconds. */
export async function measureBoard(url: string, token: string): Promise<Finding> {
  const seen: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const filter of filters) {
      const milliseconds = await latency(`${url}/api/attendance/board?limit=50${filter}`, token);
      if (round >= 0) seen.push(milliseconds);
    }
  }
  return atMost(`p95 of ${seen.length} pages of the board, against ${maxMs} ms`, "ms", percentile(seen, 0.95), maxMs);
}
