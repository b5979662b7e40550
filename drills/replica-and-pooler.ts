import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { conduct } from "./conduct.ts";
import { failOver } from "./fail-over.ts";
import { openWorkDirectory } from "./postgres.ts";

// `npm run drill:nodes -- --nodes 3 --entries 300`: comments before and after the primary is killed.
const { values } = parseArgs({
  options: {
    nodes: { type: "string", default: "3" },
    entries: { type: "string", default: "300" },
    write: { type: "boolean" },
  },
});

await conduct("nodes", async (say) => {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-nodes-"));
  await openWorkDirectory(directory.path);
  const { nodes, entries } = values;
  return await failOver({ directory: directory.path, nodes: Number(nodes), entries: Number(entries), say });
});
