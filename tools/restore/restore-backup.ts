import { readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import pg from "pg";
import type { Config } from "#platform/config/config.ts";
import type { BlobStore } from "#platform/files/blob-store.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { filesDirectory, hasEmbedded, joinDatabase, openBlobs } from "../backup/installation.ts";
import type { Manifest } from "../backup/manifest.ts";
import { makeDataDirectory } from "../start/data-directory.ts";
import { checkRelease, checkUnused, emptyDatabase, isEmptyDatabase, RestoreRefusal } from "./check-target.ts";
import { loadArchive } from "./load-archive.ts";
import { restoreSecret } from "./restore-secret.ts";
import { verifyArchive } from "./verify-archive.ts";

export type RestoreOptions = {
  archive: string;
  /** Where to: as the server of this configuration would look for its data. */
  config: Config;
  /** The name of the place whose contents may be destroyed; null: only an empty place is filled. */
  replace: string | null;
  /** Told what goes on. */
  say: (line: string) => void;
};

/** What the place is called by whoever wants it replaced. */
export const nameOfPlace = ({ databaseUrl, dataDirectory }: Config): string =>
  databaseUrl === null ? basename(dataDirectory) : decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

async function hasFiles(config: Config): Promise<boolean> {
  for await (const _ of openBlobs(config).list()) return true;
  return false;
}

/** Files wait beside the place they belong in until the rows that name them are there. */
type Landing = { blobs: BlobStore; settle(): Promise<void>; abandon(): Promise<void> };

function openLanding(config: Config): Landing {
  if (config.s3 !== null) return { blobs: openBlobs(config), settle: async () => {}, abandon: async () => {} };
  const place = filesDirectory(config);
  const draft = join(config.dataDirectory, "files.restoring");
  return {
    blobs: createDiskBlobStore(draft),
    async settle() {
      await rm(place, { recursive: true, force: true });
      // Without files there is no draft either.
      if ((await readdir(draft).catch(() => [])).length > 0) await rename(draft, place);
    },
    abandon: () => rm(draft, { recursive: true, force: true }),
  };
}

async function refuseFullPlace(
  client: pg.Client,
  { config, replace }: RestoreOptions,
  manifest: Manifest,
): Promise<void> {
  await checkUnused(client);
  const isFull = !(await isEmptyDatabase(client)) || (manifest.files.included && (await hasFiles(config)));
  if (!isFull || replace !== null) return;
  const name = nameOfPlace(config);
  throw new RestoreRefusal(
    `There is something in ${config.databaseUrl === null ? config.dataDirectory : `the database ${name} or its files`} ` +
      `already. To destroy it and put the archive in its place, add: --replace ${name}`,
  );
}

/**
 * Puts an archive into an empty place: verified from end to end before anything is touched, loaded in one transaction,
 * compared with what was taken, and brought up to this release. What fails leaves the place empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { archive, config, replace, say } = options;
  say("Verifying the archive …");
  const manifest = await verifyArchive(archive);
  await checkRelease(manifest);
  if (replace !== null && replace !== nameOfPlace(config))
    throw new RestoreRefusal(`This place is called ${nameOfPlace(config)}, not ${replace}.`);
  const isNew = config.databaseUrl === null && !(await hasEmbedded(config));
  if (isNew && replace === null && manifest.files.included && (await hasFiles(config)))
    throw new RestoreRefusal(`There are files in ${config.dataDirectory} already. Restore into an empty place.`);
  await makeDataDirectory(config.dataDirectory);
  const database = await joinDatabase(config);
  const client = new pg.Client({ connectionString: database.url, application_name: "diwan-restore" });
  client.on("error", () => {}); // what is under way fails, and tells
  const landing = openLanding(config);
  let secret: Buffer | null = null;
  try {
    await client.connect();
    await refuseFullPlace(client, options, manifest);
    if (!(await isEmptyDatabase(client))) await emptyDatabase(client);
    await landing.abandon();
    say(`Restoring what was there at ${manifest.takenAt} …`);
    try {
      await loadArchive({
        client,
        databaseUrl: database.url,
        archive,
        manifest,
        blobs: landing.blobs,
        onSecret: (found) => void (secret = found),
      });
    } catch (error) {
      await landing.abandon();
      await emptyDatabase(client).catch((reason: unknown) => {
        throw new Error("The archive was not loaded, and what was begun could not be removed.", {
          cause: new AggregateError([error, reason]),
        });
      });
      throw error;
    }
    if (manifest.files.included) await landing.settle();
    say(await restoreSecret(config, manifest, secret));
    return manifest;
  } finally {
    await client.end();
    await database.leave();
  }
}
