import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startCluster } from "#testing/cluster.ts";
import { readSchema } from "./schema.ts";

const root = join(import.meta.dirname, "../..");
const mode = process.argv[2];
if (mode !== "write" && mode !== "check") {
  console.error("Usage: check-schema write|check");
  process.exit(2);
}

const cluster = await startCluster();
try {
  const { dump, types } = await readSchema(cluster.url);
  for (const [path, text] of Object.entries({
    "database/schema.sql": dump,
    "platform/database/tables.gen.ts": types,
  })) {
    const file = join(root, path);
    if (mode === "write") {
      await writeFile(file, text);
      continue;
    }
    const committed = await readFile(file, "utf8").catch(() => "");
    if (committed === text) continue;
    console.error(`${path} is not what the migrations make. Run \`npm run schema\` and commit it.`);
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}
