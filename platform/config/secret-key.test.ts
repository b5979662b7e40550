import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deriveKey, findSecretKey, readSecretKey } from "./secret-key.ts";

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "diwan-key-"));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

test("a damaged key is refused, not replaced: a new one would sign every user out silently", async () => {
  await writeFile(join(dataDirectory, "secret-key"), "short\n");
  await expect(readSecretKey({ secretKey: null, dataDirectory })).rejects.toThrow("no usable secret key");
});

test("looking for a key does not create one", async () => {
  expect(await findSecretKey({ secretKey: null, dataDirectory })).toBeNull();
  expect(await readdir(dataDirectory)).toEqual([]);
  const made = await readSecretKey({ secretKey: null, dataDirectory });
  expect(await findSecretKey({ secretKey: null, dataDirectory })).toEqual(made);
});

test("simultaneous first starts agree on one key, which only its owner can read", async () => {
  const nested = join(dataDirectory, "made", "later");
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => readSecretKey({ secretKey: null, dataDirectory: nested })),
  );
  expect(new Set(keys.map((key) => key.toString())).size).toBe(1);
  const path = join(nested, "secret-key");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path, "utf8")).trim()).toBe(keys[0]?.toString());
});

test("the configured key has precedence, and each purpose has a key of its own", async () => {
  const secretKey = "k".repeat(40);
  const key = await readSecretKey({ secretKey, dataDirectory });
  expect(key.toString()).toBe(secretKey);
  expect(deriveKey(key, "one")).toHaveLength(32);
  expect(deriveKey(key, "one")).toEqual(deriveKey(key, "one"));
  expect(deriveKey(key, "one")).not.toEqual(deriveKey(key, "two"));
});
