import { readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type pg from "pg";
import type { Config } from "#platform/config/config.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { filesDirectory, openBlobs } from "#platform/files/open-blobs.ts";
import { openClient } from "#platform/database/client.ts";
import { hasEmbedded, joinDatabase } from "../backup/installation.ts";
import type { Manifest } from "../backup/manifest.ts";
import { makePrivateDataDirectory } from "../start/data-directory.ts";
import { checkRelease, checkUnused, emptyDatabase, isEmptyDatabase, RestoreRefusal } from "./check-target.ts";
import { loadArchive } from "./load-archive.ts";
import { restoreSecret, type ArchivedSecrets } from "./restore-secret.ts";
import { verifyArchive } from "./verify-archive.ts";

export type RestoreOptions = {
  archive: string;
  /** Configuration of the target, as a server would read it. */
  config: Config;
  /** Name of the target whose contents may be destroyed; null: only an empty target is filled. */
  replace: string | null;
  /** Name of the files that may be destroyed, if they are stored separately. */
  replaceFiles: string | null;
  signal?: AbortSignal;
  /** Receives progress messages. */
  report: (line: string) => void;
};

/** The name that the administrator passes to confirm the replacement. */
const nameOfPlace = ({ databaseUrl, dataDirectory }: Config): string =>
  databaseUrl === null ? basename(dataDirectory) : decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

async function hasFiles(config: Config): Promise<boolean> {
  for await (const _ of openBlobs(config).list()) return true;
  return false;
}

/** Files are staged next to their destination until the rows that reference them are committed. */
function openLanding(config: Config) {
  if (config.s3 !== null) return { blobs: openBlobs(config), settle: async () => {}, abandon: async () => {} };
  const place = filesDirectory(config);
  const draft = join(config.dataDirectory, "files.restoring");
  return {
    blobs: createDiskBlobStore(draft),
    async settle() {
      await rm(place, { recursive: true, force: true });
      // Without files there is no staging directory either.
      if ((await readdir(draft).catch(() => [])).length > 0) await rename(draft, place);
    },
    abandon: () => rm(draft, { recursive: true, force: true }),
  };
}

/**
 * Refuses to replace files of another installation: naming a database does not imply the directory or bucket that this
 * machine's configuration also names.
 */
async function refuseFiles({ config, replace, replaceFiles }: RestoreOptions, manifest: Manifest): Promise<void> {
  const { databaseUrl, dataDirectory, s3 } = config;
  if (databaseUrl !== null && hasEmbedded(config))
    throw new RestoreRefusal(
      `${dataDirectory} belongs to an installation with a database of its own, whose files and secret key would be lost. ` +
        "Name another directory with DATA_DIR.",
    );
  const name = s3 === null ? filesDirectory(config) : s3.bucket;
  if (replaceFiles !== null && replaceFiles !== name)
    throw new RestoreRefusal(`The files here are in ${name}, not in ${replaceFiles}.`);
  const isOnePlace = databaseUrl === null && s3 === null;
  if (replaceFiles !== null || (isOnePlace && replace !== null)) return;
  if (!manifest.files.included || !(await hasFiles(config))) return;
  throw new RestoreRefusal(
    `There are files in ${name} already. To give them up and put the archive's in their place, add: ` +
      (isOnePlace ? `--replace ${nameOfPlace(config)}` : `--replace-files ${name}`),
  );
}

async function refuseFullDatabase(client: pg.Client, { config, replace }: RestoreOptions): Promise<void> {
  await checkUnused(client);
  if (replace !== null || (await isEmptyDatabase(client))) return;
  const name = nameOfPlace(config);
  throw new RestoreRefusal(
    `There is something in ${config.databaseUrl === null ? config.dataDirectory : `the database ${name}`} already. ` +
      `To destroy it and put the archive in its place, add: --replace ${name}`,
  );
}

const connect = (databaseUrl: string) => openClient(databaseUrl, { application_name: "diwan-restore" });

/** Removes partial data on a new connection: the loading connection may have failed. */
async function emptyAgain(databaseUrl: string): Promise<void> {
  await using client = await connect(databaseUrl);
  await emptyDatabase(client);
}

/**
 * Restores an archive into an empty target: verifies it completely first, loads it in one transaction, compares the
 * result with the manifest and migrates to this release. A failure leaves the target empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { archive, config, replace, report, signal } = options;
  report("Verifying the archive …");
  const manifest = await verifyArchive(archive, signal);
  await checkRelease(manifest);
  if (replace !== null && replace !== nameOfPlace(config))
    throw new RestoreRefusal(`This place is called ${nameOfPlace(config)}, not ${replace}.`);
  await refuseFiles(options, manifest);
  await makePrivateDataDirectory(config.dataDirectory);
  await using database = await joinDatabase(config);
  await using client = await connect(database.url);
  signal?.addEventListener("abort", () => void client.end());
  const landing = openLanding(config);
  const secrets: ArchivedSecrets = { current: null, previous: null };
  signal?.throwIfAborted();
  await refuseFullDatabase(client, options);
  if (!(await isEmptyDatabase(client))) await emptyDatabase(client);
  await landing.abandon();
  report(`Restoring what was there at ${manifest.takenAt} …`);
  try {
    await loadArchive({
      client,
      databaseUrl: database.url,
      archive,
      manifest,
      blobs: landing.blobs,
      onSecret: (found) => void (secrets.current = found),
      onPreviousSecrets: (found) => void (secrets.previous = found),
      signal,
    });
  } catch (error) {
    await landing.abandon();
    await emptyAgain(database.url).catch((reason: unknown) => {
      throw new Error("The archive was not loaded, and what was begun could not be removed.", {
        cause: new AggregateError([error, reason]),
      });
    });
    signal?.throwIfAborted();
    throw error;
  }
  if (manifest.files.included) await landing.settle();
  report(await restoreSecret(config, manifest, secrets));
  return manifest;
}
