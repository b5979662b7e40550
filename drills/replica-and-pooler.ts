import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { conduct } from "./conduct.ts";
import { failOver } from "./fail-over.ts";
import { openWorkDirectory } from "#testing/postgres.ts";

// `npm run drill:nodes -- --nodes 3 --entries 300 --away 20`: comments before and after the primary is killed, and seconds
// until the replica is promoted.
const { values } = parseArgs({
  options: {
    nodes: { type: "string", default: "3" },
    entries: { type: "string", default: "300" },
    away: { type: "string", default: "20" },
    write: { type: "boolean" },
  },
});

await conduct("nodes", async (say) => {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-nodes-"));
  await openWorkDirectory(directory.path);
  const [nodes = 0, entries = 0, awaySeconds = 0] = [values.nodes, values.entries, values.away].map(Number);
  return await failOver({ directory: directory.path, nodes, entries, awaySeconds, say });
});
