import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startCluster } from "#testing/cluster.ts";
import { databaseUrl } from "#testing/scratch.ts";
import { prepareTemplate } from "#testing/template.ts";
import { checkStatements } from "../check-sql/check-sql.ts";
import { describeSchema } from "./schema.ts";

const root = join(import.meta.dirname, "../..");
/** TypeScript projects that contain SQL statements. */
const projects = ["tsconfig.platform.json", "tsconfig.server.json"];
const mode = process.argv[2];
if (mode !== "write" && mode !== "check") {
  console.error("Usage: check-schema write|check");
  process.exit(2);
}

const cluster = await startCluster();
try {
  const url = databaseUrl(cluster.url, await prepareTemplate(cluster.url));
  const { dump, types } = await describeSchema(url);
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
  if (mode === "check") {
    const { faults, prepared, composed } = await checkStatements(root, projects, url);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    console.log(`${prepared} SQL statements are checked; ${composed.length} places compose theirs, which are not`);
  }
} finally {
  await cluster.stop();
}
