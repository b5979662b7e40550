import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploaderOf } from "#testing/upload.ts";
import type { Outcome, Say } from "./conduct.ts";
import { fillDatabaseDisk } from "./full-database-disk.ts";
import { openOffice, prepareNodes, type Nodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory } from "#testing/postgres.ts";
import { runTool } from "./run-tool.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

/** Uploads a document while the disk of the files is full, and continues when there is space again. */
async function uploadToFullDisk(nodes: Nodes, disk: SmallDisk, token: string): Promise<string[]> {
  const broken: string[] = [];
  const uploader = uploaderOf(nodes.urls()[0] ?? "", token);
  // Beyond a megabyte that compresses well, which the disk of the backup cannot hold either.
  const text = Buffer.from(randomBytes(1_500_000).toString("base64"));
  const created = await uploader.create(text.length, { filename: "drill.txt", filetype: "text/plain" });
  const location = created.headers.get("location") ?? "";
  await disk.fill();
  for (const [language, title] of [
    ["en", "The server has no space left"],
    ["ar", "امتلأت مساحة التخزين في الخادم"],
  ] as const) {
    const { offset } = await uploader.head(location);
    const answer = await uploader.append(location, offset, text.subarray(offset), { "accept-language": language });
    const { code } = answer.problem;
    if (answer.status !== 507 || code !== "storage_full" || answer.problem.title !== title)
      broken.push(`an upload to a full disk was answered ${answer.status} ${code} (${language})`);
  }
  await disk.free();
  const { offset } = await uploader.head(location);
  const rest = await uploader.append(location, offset, text.subarray(offset));
  const file = await uploader.describe(location.split("/").at(-1) ?? "");
  const bytes = file.url === null ? "" : await (await fetch(`${nodes.urls()[0]}${file.url}`)).text();
  if (rest.status !== 204 || bytes !== text.toString())
    broken.push(`the upload that was continued was answered ${rest.status} ${rest.problem.code ?? ""}`);
  return broken;
}

/** Takes a backup to a disk without the space for it, and once more with it. */
async function backUpToFullDisk(nodes: Nodes, disk: SmallDisk): Promise<string[]> {
  const broken: string[] = [];
  await disk.fill();
  const to = join(disk.directory, "backups");
  const full = await runTool("backup", ["--to", to], nodes.environment);
  if (full.code === 0 || !full.errors.includes("no space left"))
    broken.push(`a backup to a full disk ended with ${full.code}: ${full.errors}`);
  const left = await readdir(to).catch(() => []);
  if (left.length > 0) broken.push(`a failed backup left ${left.join(", ")}`);
  await disk.free();
  const whole = await runTool("backup", ["--to", to], nodes.environment);
  if (whole.code !== 0) broken.push(`the backup after it failed: ${whole.errors}`);
  return broken;
}

/** Fills the disks of the database, of the files and of a backup, each while it is used. */
export async function fillDisks(say: Say): Promise<Outcome> {
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-full-")));
  await using disks = new AsyncDisposableStack();
  disks.defer(() => rm(directory, { recursive: true, force: true }));
  const mount = async (name: string, megabytes: number): Promise<SmallDisk> => {
    const disk = await mountSmallDisk(join(directory, name), megabytes);
    if (typeof disk === "string") throw new Error(disk);
    return disks.use(disk);
  };
  const probe = await mountSmallDisk(join(directory, "probe"), 1);
  if (typeof probe === "string") {
    const sentence = `This user may not mount a small file system (${probe}); run it as root, outside a restricted container.`;
    return { holds: "skipped", sentence, figures: {} };
  }
  await probe[Symbol.asyncDispose]();
  const disk = await mount("database", 320);
  const files = await mount("files", 32);
  const backups = await mount("backups", 4);
  const postgres = await createPostgres(join(disk.directory, "cluster"), {
    max_wal_size: "64MB",
    min_wal_size: "32MB",
  });
  disks.defer(() => postgres.remove());
  const nodes = await prepareNodes(1, { databaseUrl: postgres.url, directory: join(files.directory, "data") });
  disks.defer(() => nodes.endAll());
  await nodes.start(0);
  const { tokens, topicId } = await openOffice(nodes, 5);
  const { broken, entries, figures } = await fillDatabaseDisk({ nodes, postgres, disk, tokens, topicId }, say);
  say("the disk of the files is full");
  broken.push(...(await uploadToFullDisk(nodes, files, tokens[0] ?? "")));
  say("the disk of a backup is full");
  // Three megabytes of it are taken before: the archive begins, and cannot end.
  broken.push(...(await backUpToFullDisk(nodes, backups)));
  return {
    holds: broken.length === 0,
    sentence:
      broken.length === 0
        ? `With a full disk, writes and uploads are refused with 507 and a sentence in the reader's language; when there is space ` +
          `again they continue without a restart of the nodes, all ${entries} entries are there once, and a backup that did not ` +
          `fit said so and left nothing that looks like a backup.`
        : `With a full disk: ${broken.join("; ")}.`,
    figures,
  };
}
