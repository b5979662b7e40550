import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createArchive } from "./archive-writer.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diwan-archive-"));
});
afterAll(() => rm(directory, { recursive: true }));

test("an aborted archive rejects the entry in progress and every later one, and is deleted", async () => {
  const called = new AbortController();
  const archive = await createArchive(join(directory, "called-off.tar.gz"), called.signal);
  await archive.add("first", Buffer.from("whole"));
  const endless = new PassThrough();
  endless.write("a part");
  const adding = archive.addStream("second", 1_000, endless);
  called.abort();
  await expect(adding).rejects.toThrow();
  await expect(archive.add("third", Buffer.from("late"))).rejects.toThrow();
  await archive.abandon();
  expect(await readdir(directory)).toEqual([]);
});

test("an archive is readable only by its owner, also while it is written, whatever the umask", async () => {
  const mask = process.umask(0);
  try {
    const path = join(directory, "open-mask.tar.gz");
    const archive = await createArchive(path);
    expect((await stat(`${path}.part`)).mode & 0o777).toBe(0o600);
    await archive.add("first", Buffer.from("whole"));
    await archive.finish();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(mask);
  }
});
