import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startCluster } from "#testing/cluster.ts";
import { databaseUrl } from "#testing/scratch.ts";
import { prepareTemplate } from "#testing/template.ts";
import { checkComposed, checkStatements, type Report } from "../check-sql/check-sql.ts";
import { describeSchema } from "./schema.ts";

const root = join(import.meta.dirname, "../..");
/** TypeScript projects that contain SQL statements. */
const projects = ["tsconfig.platform.json", "tsconfig.server.json"];
const [mode, recorded] = process.argv.slice(2);
if (mode !== "write" && mode !== "check" && (mode !== "composed" || recorded === undefined)) {
  console.error("Usage: check-schema write|check|composed FILE");
  process.exit(2);
}

function report({ faults }: Report, summary: string): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  console.log(summary);
}

async function keepSchema(url: string): Promise<void> {
  const { dump, types } = await describeSchema(url);
  const files = { "database/schema.sql": dump, "platform/database/tables.gen.ts": types };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    if (mode === "write") await writeFile(file, text);
    else if ((await readFile(file, "utf8").catch(() => "")) !== text) {
      console.error(`${path} is not what the migrations make. Run \`npm run schema\` and commit it.`);
      process.exitCode = 1;
    }
  }
}

await using cluster = await startCluster();
const url = databaseUrl(cluster.url, await prepareTemplate(cluster.url));
if (recorded !== undefined && mode === "composed") {
  const found = await checkComposed(root, projects, url, recorded);
  report(found, `${found.prepared} statements of the ${found.composed.length} places that compose theirs are checked`);
} else await keepSchema(url);
if (mode === "check") {
  const found = await checkStatements(root, projects, url);
  report(found, `${found.prepared} SQL statements are checked; ${found.composed.length} places compose theirs`);
}
