import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { uploaderOf, type Uploader } from "#testing/upload.ts";
import { createDiskBlobStore } from "../disk-blob-store.ts";
import { sweepBlobs, sweepUploads } from "./sweep.ts";
import { createDiskUploadStore } from "./upload-store.ts";

const hour = 3_600_000;
const words = Buffer.from("Some words");
let server: TestServer;
let personId: string;

beforeAll(async () => {
  server = await startTestServer();
  personId = await server.hire("Omar");
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const uploader = async (): Promise<Uploader> => uploaderOf(server.url, (await server.startSession(personId)).token);
async function sweep(): Promise<{ expired: number; abandoned: number; orphans: number }> {
  const { signal } = new AbortController();
  const options = {
    database: server.database,
    blobs: createDiskBlobStore(join(server.dataDirectory, "files")),
    uploads: await createDiskUploadStore(join(server.dataDirectory, "uploads")),
  };
  return { ...(await sweepUploads(options, signal)), orphans: await sweepBlobs(options, signal) };
}
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(server.dataDirectory, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test("unused files are deleted after a day; files in use or held are kept", async () => {
  const omar = await uploader();
  const begun = await omar.create(10, { filename: "a.txt" });
  expect(begun.status).toBe(201);
  const ids: string[] = [];
  for (const name of ["left.txt", "used.txt", "held.txt"]) ids.push((await omar.send(name, words)).id);
  const [left = "", used = "", held = ""] = ids;
  await server.write((tx) => server.files.attach(tx, personId, [used]));
  await server.write((tx) => server.files.extendUploads(tx, personId, [held], new Date(Date.now() + 72 * hour)));

  server.moveClock(23 * hour);
  expect(await sweep()).toEqual({ expired: 0, abandoned: 0, orphans: 0 });
  server.moveClock(25 * hour);
  expect((await (await uploader()).head(begun.headers.get("location") ?? "")).status).toBe(404);
  expect((await sweep()).expired).toBe(2);
  const there = await server.files.describe(server.database.primary, [left, used, held], personId);
  expect([...there.keys()].toSorted()).toEqual([used, held].toSorted());
  expect(await namesIn("uploads")).toEqual([]);
  expect(await namesIn("files")).toHaveLength(2);
});

test("orphaned bytes are deleted when they are older than a day", async () => {
  await (await uploader()).send("known.txt", words);
  const known = await namesIn("files");
  const folder = join(server.dataDirectory, "files/document/aa");
  await mkdir(folder, { recursive: true });
  const old = new Date(Date.now() - 25 * hour);
  for (const name of ["old.txt", "new.txt"]) await writeFile(join(folder, name), "orphan");
  await utimes(join(folder, "old.txt"), old, old);
  for (const name of ["900001", "900001.json"]) {
    await writeFile(join(server.dataDirectory, "uploads", name), "{}");
    await utimes(join(server.dataDirectory, "uploads", name), old, old);
  }
  expect(await sweep()).toMatchObject({ abandoned: 1, orphans: 1 });
  expect((await namesIn("files")).toSorted()).toEqual([...known, "new.txt"].toSorted());
  expect(await namesIn("uploads")).toEqual([]);
});
