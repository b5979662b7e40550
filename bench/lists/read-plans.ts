/** One statement as PostgreSQL ran it (`auto_explain`). */
export type Run = {
  text: string;
  milliseconds: number;
  /** Pages of 8 kB that it looked at, in memory or not. */
  buffers: number;
  plan: string;
};

type Node = { "Shared Hit Blocks"?: number; "Shared Read Blocks"?: number };

const begin = /^\S+ \S+ \S+ \[\d+\] LOG: {2}duration: ([\d.]+) ms {2}plan:$/;

/** What stands in a stretch of PostgreSQL's log; statements of the queue of jobs are left out. */
export function readPlans(log: string): Run[] {
  const runs: Run[] = [];
  const lines = log.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const duration = begin.exec(lines[at] ?? "")?.[1];
    if (duration === undefined) continue;
    const body: string[] = [];
    while (lines[at + 1]?.startsWith("\t") === true) body.push((lines[(at += 1)] ?? "").slice(1));
    // The last one may not be written to its end.
    if (body.at(-1) !== "}") continue;
    const { "Query Text": text, Plan: node } = JSON.parse(body.join("\n")) as { "Query Text": string; Plan: Node };
    if (text.includes("graphile_worker")) continue;
    const buffers = (node["Shared Hit Blocks"] ?? 0) + (node["Shared Read Blocks"] ?? 0);
    runs.push({ text, milliseconds: Number(duration), buffers, plan: JSON.stringify(node, null, 1) });
  }
  return runs;
}
