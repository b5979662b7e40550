/** A statement as PostgreSQL executed it (`auto_explain`). */
export type Run = {
  text: string;
  milliseconds: number;
  /** Buffers of 8 kB that were accessed, in memory or not. */
  buffers: number;
  plan: string;
};

type Node = { "Shared Hit Blocks"?: number; "Shared Read Blocks"?: number };

const begin = /^\S+ \S+ \S+ \[\d+\] LOG: {2}duration: ([\d.]+) ms {2}plan:$/;

/** Parses a part of PostgreSQL's log; statements of the job queue are left out. */
export function readPlans(log: string): Run[] {
  const runs: Run[] = [];
  const lines = log.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const duration = begin.exec(lines[at] ?? "")?.[1];
    if (duration === undefined) continue;
    const body: string[] = [];
    while (lines[at + 1]?.startsWith("\t") === true) body.push((lines[(at += 1)] ?? "").slice(1));
    // The last entry may be incomplete.
    if (body.at(-1) !== "}") continue;
    const { "Query Text": text, Plan: node } = JSON.parse(body.join("\n")) as { "Query Text": string; Plan: Node };
    if (text.includes("graphile_worker")) continue;
    const buffers = (node["Shared Hit Blocks"] ?? 0) + (node["Shared Read Blocks"] ?? 0);
    runs.push({ text, milliseconds: Number(duration), buffers, plan: JSON.stringify(node, null, 1) });
  }
  return runs;
}
