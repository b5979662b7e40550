import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { readConfig, type Config } from "#platform/config/config.ts";
import { migrate, migrationNames } from "#platform/database/migrate.ts";
import { sealAudit, verifySeals } from "#platform/events/seal.ts";
import { record } from "#platform/events/record.ts";
import { openDatabase } from "#platform/database/database.ts";
import type { BlobStore } from "#platform/files/blob-store.ts";
import { createDiskBlobStore } from "#platform/files/disk-blob-store.ts";
import { openBlobs } from "#platform/files/open-blobs.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { createScratchDatabase, runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { startS3Server } from "#testing/s3-server.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { readArchive, readContent } from "../backup/archive-reader.ts";
import { createArchive } from "../backup/archive-writer.ts";
import { plainSettings, describeTables, qualified } from "../backup/describe-database.ts";
import { entryNames, manifestSchema } from "../backup/manifest.ts";
import { takeBackup, type BackupOptions, type BackupResult } from "../backup/take-backup.ts";
import { advanceTransactions } from "./advance-transactions.ts";
import { environmentFor } from "./environment-for.ts";
import { restoreBackup, type RestoreOptions } from "./restore-backup.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const secretKey = Buffer.from(randomBytes(32).toString("hex"));

let server: TestServer;
let directory: string;
let archive: string;
let places: ScratchDatabase[];

/** Returns the configuration of an empty database and directory. */
async function emptyPlace(): Promise<Config & { databaseUrl: string }> {
  const scratch = await createScratchDatabase(inject("clusterUrl"));
  places.push(scratch);
  const dataDirectory = await mkdtemp(join(directory, "place-"));
  return { ...readConfig({ DATABASE_URL: scratch.url, DATA_DIR: dataDirectory }), databaseUrl: scratch.url };
}

const restore = (
  config: Config,
  from: string,
  replace: string | null = null,
  more: Pick<RestoreOptions, "signal"> & { replaceFiles?: string } = {},
) => {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  return restoreBackup({ archive: from, config, replace, replaceFiles: null, report, ...more }).then(() => lines);
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(plainSettings);
  return client;
}

/** Returns every row of every table as text, sorted. Locks of jobs are left out: the copy has none. */
async function rowsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for (const table of await describeTables(client)) {
    const left = table.schema === "graphile_worker" ? ["locked_at", "locked_by", "attempts"] : [];
    const columns = table.columns.filter((column) => !left.includes(column)).map((column) => `"${column}"`);
    const found = await client.query<{ row: string }>(
      `select (row(${columns.join(", ")}))::text as row from ${qualified(table)} order by 1`,
    );
    rows.set(
      qualified(table),
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

async function tablesIn(url: string): Promise<number> {
  const client = await connect(url);
  const { rows } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  await client.end();
  return rows.length;
}

let writers = 0;

/** Adds employees, sets and removes their photos until stopped. */
function startWriter() {
  let isStopped = false;
  writers += 1;
  // A retry of a test adds employees beside those of the first run.
  const name = `Writer${writers}-`;
  const written = { people: 0, removed: 0, hashes: new Map<string, string>() };
  const work = (async () => {
    const photos: string[] = [];
    while (!isStopped) {
      const content = randomBytes(200 + (written.people % 40) * 5_000);
      const variant = { variant: "large", mediaType: "image/webp", width: 1, height: 1, content };
      const kept = await server.files.storeContent("photo", [variant]);
      written.hashes.set(kept.variants[0].storageKey, createHash("sha256").update(content).digest("hex"));
      const id = await server.hire(`${name}${written.people}`);
      written.people += 1;
      await server.write(async (tx) => {
        photos.push(await server.files.insert(tx, id, kept));
        await record(tx, { actorId: id, action: "person.hired", subject: { kind: "person", id } });
        const runAt = new Date(Date.now() + 86_400_000);
        await enqueue(tx, "later.job", { text: "سطر\tأول\nثانٍ \\ \\N ' \u0001" }, { runAt });
        const gone = photos.length > 6 ? photos.shift() : undefined;
        if (gone === undefined) return;
        await server.files.remove(tx, gone);
        written.removed += 1;
      });
    }
  })();
  return {
    written,
    stop: () => {
      isStopped = true;
      return work;
    },
  };
}

async function postponedDeletions(): Promise<number> {
  const client = await connect(server.databaseUrl);
  const { rows } = await client.query(
    "select from graphile_worker.jobs where task_identifier = 'files.deleteBlobs' and run_at > now() + interval '1 minute'",
  );
  await client.end();
  return rows.length;
}

const backup = (options: Partial<BackupOptions> & { path: string }): Promise<BackupResult> =>
  takeBackup({
    databaseUrl: server.databaseUrl,
    blobs: createDiskBlobStore(join(server.dataDirectory, "files")),
    secretKeys: soleKey(secretKey),
    withSecret: false,
    ...options,
  });

beforeAll(async () => {
  places = [];
  directory = await mkdtemp(join(tmpdir(), "diwan-backup-"));
  server = await startTestServer({ environment: { SECRET_KEY: secretKey.toString() } });
});
afterAll(async () => {
  await server?.close();
  for (const place of places) await place.drop();
  await rm(directory, { recursive: true, force: true });
});

test("a backup taken during writes is one snapshot: every row of every table, and every file", async () => {
  const writer = startWriter();
  await expect.poll(() => writer.written.removed).toBeGreaterThan(10);
  const reference = await connect(server.databaseUrl);
  archive = join(directory, "first.tar.gz");
  const hiredBefore = writer.written.people;
  let atSnapshot = { people: 0, removed: 0 };
  const { manifest } = await backup({
    path: archive,
    withSecret: true,
    onSnapshot: async (snapshot) => {
      await reference.query("begin isolation level repeatable read read only");
      await reference.query(`set transaction snapshot '${snapshot}'`);
      atSnapshot = { ...writer.written };
      // Deletion of files that the snapshot still references is requested and postponed.
      await expect.poll(() => writer.written.removed).toBeGreaterThan(atSnapshot.removed + 6);
      await expect.poll(postponedDeletions).toBeGreaterThan(0);
    },
  });
  await writer.stop();
  expect(writer.written.people).toBeGreaterThan(atSnapshot.people);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).not.toContain("first.tar.gz.part");

  const place = await emptyPlace();
  expect((await restore(place, archive)).at(-1)).toBe("The secret key is restored.");
  const restored = await connect(place.databaseUrl);
  const [before, after] = [await rowsOf(reference), await rowsOf(restored)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
  expect(before.get('"public"."person"')?.length).toBeGreaterThanOrEqual(hiredBefore);

  const { rows: named } = await reference.query<{ key: string }>("select storage_key as key from file_variant");
  expect(named.length).toBeGreaterThanOrEqual(6);
  const blobs = openBlobs(place);
  for (const { key } of named) {
    const content = await blobs.get(key);
    expect(
      createHash("sha256")
        .update(content === null ? "" : await buffer(content))
        .digest("hex"),
    ).toBe(writer.written.hashes.get(key));
  }
  const kept: string[] = [];
  for await (const { key } of blobs.list()) kept.push(key);
  expect(kept.toSorted()).toEqual(named.map(({ key }) => key).toSorted());
  expect(manifest.files).toEqual({
    included: true,
    count: named.length,
    missing: 0,
    bytes: expect.any(Number),
    lists: 1,
  });
  expect(await readFile(join(place.dataDirectory, "secret-key"), "utf8")).toBe(`${secretKey.toString()}\n`);

  // Foreign keys and triggers are enabled again, and new ids are unused.
  await expect(restored.query("update audit set action = 'x'")).rejects.toThrow();
  await expect(restored.query("update person set manager_id = -1")).rejects.toThrow("person_manager_id_fkey");
  const { rows: ids } = await restored.query<{ is_new: boolean }>(
    "select nextval(pg_get_serial_sequence('person', 'id')) > (select max(id) from person) as is_new",
  );
  expect(ids[0]?.is_new).toBe(true);
  await reference.end();
  await restored.end();
});

test("no table is locked while files are copied", async () => {
  const watcher = await connect(server.databaseUrl);
  const disk = createDiskBlobStore(join(server.dataDirectory, "files"));
  const held = new Set<string>();
  const blobs: BlobStore = {
    ...disk,
    async get(key) {
      const { rows } = await watcher.query<{ name: string }>(`
        select l.relation::regclass::text as name from pg_locks l
        join pg_stat_activity a using (pid) join pg_class c on c.oid = l.relation
        where a.application_name = 'diwan-backup' and a.datname = current_database() and c.relkind in ('r', 'p')
          and c.relnamespace = 'public'::regnamespace`);
      for (const { name } of rows) held.add(name);
      return disk.get(key);
    },
  };
  const { manifest } = await backup({ path: join(directory, "unheld.tar.gz"), blobs });
  expect(manifest.files).toMatchObject({ included: true, missing: 0 });
  expect([...held]).toEqual(["file_variant"]);
  await watcher.end();
});

test("a non-empty target is refused unless its name is given; a wrong name is refused", async () => {
  const place = await emptyPlace();
  const name = new URL(place.databaseUrl).pathname.slice(1);
  await runStatements(place.databaseUrl, "create table kept (id int)");
  await expect(restore(place, archive)).rejects.toThrow(`--replace ${name}`);
  await expect(restore(place, archive, "diwan")).rejects.toThrow(`This place is called ${name}, not diwan.`);
  expect(await tablesIn(place.databaseUrl)).toBe(1);
  const busy = new pg.Client({ connectionString: place.databaseUrl, application_name: "diwan" });
  await busy.connect();
  await expect(restore(place, archive, name)).rejects.toThrow("Stop every node");
  await busy.end();
  await restore(place, archive, name);
  const client = await connect(place.databaseUrl);
  expect((await client.query("select to_regclass('kept') as kept")).rows).toEqual([{ kept: null }]);
  await client.end();
});

test("files that do not belong to the database are refused unless their own name is given", async () => {
  const place = await emptyPlace();
  const name = new URL(place.databaseUrl).pathname.slice(1);
  const theirs = join(place.dataDirectory, "files");
  await createDiskBlobStore(theirs).put("photos/kept", Buffer.from("theirs"));
  const kept = async (): Promise<string[]> => readdir(join(theirs, "photos"));
  await expect(restore(place, archive, name)).rejects.toThrow(`--replace-files ${theirs}`);
  await expect(restore(place, archive, name, { replaceFiles: name })).rejects.toThrow(`in ${theirs}, not in ${name}`);
  expect(await kept()).toEqual(["kept"]);

  // Files of an installation with an embedded database are never replaced, whatever the name.
  await mkdir(join(place.dataDirectory, "database"));
  await expect(restore(place, archive, name, { replaceFiles: theirs })).rejects.toThrow("Name another directory");
  expect(await kept()).toEqual(["kept"]);
  expect(await tablesIn(place.databaseUrl)).toBe(0);
  await rm(join(place.dataDirectory, "database"), { recursive: true });

  await restore(place, archive, null, { replaceFiles: theirs });
  expect(await openBlobs(place).get("photos/kept")).toBeNull();
});

test("a target directory uses neither the database nor the bucket of the environment", () => {
  const environment = {
    DATABASE_READ_URL: "postgres://a/b",
    DATABASE_URL: "postgres://a/b",
    S3_BUCKET: "b",
    PORT: "1",
  };
  expect(environmentFor("/rehearsal", environment)).toEqual({ DATA_DIR: "/rehearsal", PORT: "1" });
  expect(environmentFor(undefined, environment)).toEqual(environment);
});

test("an aborted backup leaves no archive, and an aborted restore leaves the target empty", async () => {
  const reason = new Error("enough");
  const taking = new AbortController();
  const path = join(directory, "called-off.tar.gz");
  await expect(backup({ path, signal: taking.signal, onSnapshot: async () => taking.abort(reason) })).rejects.toBe(
    reason,
  );
  expect((await readdir(directory)).filter((name) => name.startsWith("called-off"))).toEqual([]);

  const place = await emptyPlace();
  const loading = new AbortController();
  const watcher = await connect(place.databaseUrl);
  const restoring = restore(place, archive, null, { signal: loading.signal });
  const isBegun = async (): Promise<boolean> =>
    (await watcher.query<{ begun: boolean }>("select to_regclass('public.person') is not null as begun")).rows[0]
      ?.begun === true;
  await expect.poll(isBegun, { interval: 5 }).toBe(true);
  loading.abort(reason);
  await expect(restoring).rejects.toBe(reason);
  await watcher.end();
  expect(await tablesIn(place.databaseUrl)).toBe(0);
  expect(await readdir(place.dataDirectory)).toEqual([]);
});

test("a truncated, changed or foreign archive is refused before anything is touched", async () => {
  const place = await emptyPlace();
  const damaged = join(directory, "damaged.tar.gz");
  const untouched = async (reason: RegExp): Promise<void> => {
    await expect(restore(place, damaged)).rejects.toThrow(reason);
    expect(await tablesIn(place.databaseUrl)).toBe(0);
    expect(await readdir(place.dataDirectory)).toEqual([]);
  };
  const whole = await readFile(archive);
  await writeFile(damaged, whole);
  await truncate(damaged, whole.length - 20_000);
  await untouched(/not whole/);

  const tar = gunzipSync(whole);
  const person = tar.indexOf("writer1-1@diwan.example");
  tar.write("w", person + 1);
  await writeFile(damaged, gzipSync(tar));
  await untouched(/database\/public\.account\/000001\.copy is damaged/);

  // Ends between two entries, like an archive whose writer was killed.
  const end = tar.indexOf("lists/000001.ndjson");
  await writeFile(damaged, gzipSync(Buffer.concat([gunzipSync(whole).subarray(0, end), Buffer.alloc(1024)])));
  await untouched(/ends early/);
  await writeFile(damaged, gzipSync(gunzipSync(whole).subarray(0, end + 700)));
  await untouched(/not whole/);
  await writeFile(damaged, gzipSync(randomBytes(5_000)));
  await untouched(/not whole/);
  await writeFile(damaged, "not an archive");
  await untouched(/not whole, or not one of ours/);
});

test("an older archive is migrated, and a newer one is refused", async () => {
  const old = await createScratchDatabase(inject("clusterUrl"));
  places.push(old);
  const names = await migrationNames();
  await migrate(old.url, undefined, (name) => name <= "0003");
  await runStatements(old.url, "insert into person (name_en) values ('Somebody from before')");
  const older = join(directory, "older.tar.gz");
  await backup({ path: older, databaseUrl: old.url, blobs: createDiskBlobStore(join(directory, "none")) });
  const place = await emptyPlace();
  const lines = await restore(place, older);
  expect(lines.at(-1)).toMatch(/put that key into .*secret-key/);
  const client = await connect(place.databaseUrl);
  const { rows } = await client.query<{ name: string }>("select name from migration order by name");
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect((await client.query("select name_en from person")).rows).toEqual([{ name_en: "Somebody from before" }]);
  await client.end();

  const hash = "0".repeat(64);
  await runStatements(old.url, `insert into migration (name, hash) values ('9999-of-the-future.sql', '${hash}')`);
  const newer = join(directory, "newer.tar.gz");
  await backup({ path: newer, databaseUrl: old.url, blobs: null });
  const other = await emptyPlace();
  await expect(restore(other, newer)).rejects.toThrow("9999-of-the-future.sql is not known here");
  expect(await tablesIn(other.databaseUrl)).toBe(0);
});

/** Copies the archive with an entry changed and matching hashes. */
async function forge(path: string, entry: string, change: (text: string) => string): Promise<void> {
  const forged = await createArchive(path);
  let sha256 = "";
  await readArchive(archive, async (read) => {
    let content = await readContent(read);
    if (read.name === entry) content = Buffer.from(change(content.toString()));
    if (read.name === entryNames.manifest) {
      const manifest = manifestSchema.parse(JSON.parse(content.toString()));
      content = Buffer.from(JSON.stringify({ ...manifest, entries: { ...manifest.entries, [entry]: sha256 } }));
      sha256 = await forged.add(read.name, content);
    } else if (read.name === entryNames.end) await forged.add(read.name, Buffer.from(sha256));
    else {
      const added = await forged.add(read.name, content);
      if (read.name === entry) sha256 = added;
    }
  });
  await forged.finish();
}

test.each([
  ["that nobody else may have", "database/public.account/000001.copy", "writer1-1@", "writer1-2@", /duplicate key/],
  ["that did not come out of it", "database/public.person/000001.copy", "Writer1-1\t", "Writer1-0\t", /as it went in/],
])("rows %s leave the target as empty as before", async (_, entry, from, to, reason) => {
  const path = join(directory, `forged-${to.slice(0, 7)}.tar.gz`);
  await forge(path, entry, (text) => text.replace(from, to));
  const place = await emptyPlace();
  await expect(restore(place, path)).rejects.toThrow(reason);
  expect(await tablesIn(place.databaseUrl)).toBe(0);
  expect(await readdir(place.dataDirectory)).toEqual([]);
});

test("files are restored from disk to a bucket; a bucket's files are listed, and copied on request", async () => {
  const s3 = await startS3Server();
  try {
    const disk = await emptyPlace();
    const place = { ...disk, s3: readConfig(s3.environment).s3 };
    await restore(place, archive);
    expect(s3.objects.size).toBeGreaterThanOrEqual(6);
    const from = { databaseUrl: disk.databaseUrl, path: join(directory, "listed.tar.gz") };
    const listed = await backup({ ...from, blobs: null });
    expect(listed.manifest.files).toMatchObject({ included: false, count: s3.objects.size });
    const again = await emptyPlace();
    await restore({ ...again, s3: place.s3 }, from.path);
    const copied = await backup({ ...from, path: join(directory, "copied.tar.gz"), blobs: openBlobs(place) });
    expect(copied.manifest.files).toEqual({ ...listed.manifest.files, included: true });
    await expect(restore(place, join(directory, "copied.tar.gz"))).rejects.toThrow(
      `--replace-files ${place.s3?.bucket}`,
    );
    expect(s3.unknown).toEqual([]);
  } finally {
    await s3.close();
  }
});

test("a server with a lower transaction counter is advanced beyond the archive's, so that seals continue", async () => {
  const place = await emptyPlace();
  await restore(place, archive);
  const client = await connect(place.databaseUrl);
  const read = async (): Promise<bigint> =>
    BigInt((await client.query<{ id: string }>("select pg_current_xact_id()::text as id")).rows[0]?.id ?? "0");
  const beyond = (await read()) + 20_000n;
  await advanceTransactions(client, beyond);
  expect(await read()).toBeGreaterThanOrEqual(beyond);
  await expect(advanceTransactions(client, beyond + 10n ** 12n)).rejects.toThrow("pg_resetwal");
  await client.end();
  const database = openDatabase({ url: place.databaseUrl, size: 2 });
  // The archive may contain seals made with the server's own key: its job seals every minute.
  await sealAudit(database.primary, server.sealKeys);
  expect((await verifySeals(database.primary, server.sealKeys)).fault).toBeNull();
  await database.close();
});
