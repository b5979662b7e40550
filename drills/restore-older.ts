import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploaderOf } from "#testing/upload.ts";
import { compareTables, readBoth } from "./compare-tables.ts";
import type { Outcome, Say } from "./conduct.ts";
import { findReads, signInAll } from "./demonstration-office.ts";
import { prepareNodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory } from "#testing/postgres.ts";
import { installRelease } from "./previous-release.ts";
import { runTool, type ToolResult } from "./run-tool.ts";

/** Rows that the restore and the migrations of this release write: these are compared by their names below. */
const rewritten: ReadonlySet<string> = new Set(["public.migration", "graphile_worker.migrations"]);

function requireSuccess(tool: string, { code, errors }: ToolResult): void {
  if (code !== 0) throw new Error(`${tool} ended with ${code}: ${errors}`);
}

/** Backs an older release up with its own tool, restores that with this release, compares, and starts a node. */
export async function restoreOlder(revision: string, say: Say): Promise<Outcome> {
  const root = await installRelease(revision, say);
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-older-")));
  const older = await createPostgres(join(directory, "older"));
  const restored = await createPostgres(join(directory, "restored"));
  const data = { older: join(directory, "older-data"), restored: join(directory, "restored-data") };
  const nodes = await prepareNodes(1, { databaseUrl: older.url, directory: data.older });
  const environment = { ...nodes.environment, DATABASE_URL: restored.url, DATA_DIR: data.restored };
  try {
    say(`${revision.slice(0, 8)} fills its demonstration`);
    await nodes.start(0, { DEMO: "1" }, root);
    const url = nodes.urls()[0] ?? "";
    const [token = ""] = await signInAll(url);
    const text = Buffer.from(randomBytes(100_000).toString("hex"));
    const uploaded = await uploaderOf(url, token).send("older.txt", text, "text/plain");
    await nodes.end(0, "SIGTERM");
    const archive = join(directory, "backup.tar.gz");
    requireSuccess("The older backup", await runTool("backup", ["--to", archive], nodes.environment, root));
    say("its backup is taken; this release restores it");
    requireSuccess("Restore", await runTool("restore", ["--from", archive], environment));
    const tables = await readBoth(older.url, restored.url);
    const broken = compareTables(tables.source, tables.restored).filter(
      (each) => !rewritten.has(each.split(" ")[0] ?? ""),
    );
    const rows = [...tables.source.values()].reduce((sum, lines) => sum + lines.length, 0);
    say(`${rows} rows of ${tables.source.size} tables compared`);
    await nodes.start(0, environment);
    const tokens = await signInAll(url);
    const reads = await findReads(url, tokens);
    const file = await uploaderOf(url, tokens[0] ?? "").describe(uploaded.id);
    const bytes = file.url === null ? "" : await (await fetch(`${url}${file.url}`)).text();
    if (bytes !== text.toString()) broken.push("a file of the older release has other bytes");
    if (reads.length === 0) broken.push("nothing can be read");
    return {
      holds: broken.length === 0,
      sentence:
        broken.length === 0
          ? `A backup of the previous release (${revision.slice(0, 8)}) is restored by this one: all ${rows} rows of ` +
            `${tables.source.size} tables are there as they were, the server starts, and people sign in with their passwords ` +
            `and read their files.`
          : `A backup of ${revision.slice(0, 8)} restored by this release: ${broken.join("; ")}.`,
      figures: {
        "previous release": revision,
        rows,
        tables: tables.source.size,
        "tables that differ": broken.length,
        "people who signed in": tokens.length,
        "lists and facts read": reads.length,
      },
    };
  } finally {
    await nodes.endAll();
    await older.remove();
    await restored.remove();
    await rm(directory, { recursive: true, force: true });
  }
}
