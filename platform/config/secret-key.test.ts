import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { findSecretKeys, readSecretKeys } from "./secret-key.ts";
import { deriveKey, deriveKeys, soleKey } from "./secret-keys.ts";

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "diwan-key-"));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

const [old, replacement, older] = ["o".repeat(40), "r".repeat(40), "p".repeat(40)] as const;
const configWith = (variables: Record<string, string> = {}) => readConfig({ ...variables, DATA_DIR: dataDirectory });
const textOf = (keys: readonly Buffer[]): string[] => keys.map(String);

test("a damaged key is refused, not replaced: a new one would sign every user out silently", async () => {
  await writeFile(join(dataDirectory, "secret-key"), "short\n");
  await expect(readSecretKeys(configWith())).rejects.toThrow("no usable secret key");
  await writeFile(join(dataDirectory, "secret-key"), "");
  await expect(readSecretKeys(configWith())).rejects.toThrow("no usable secret key");
});

test("looking for a key does not create one", async () => {
  expect(await findSecretKeys(configWith())).toBeNull();
  expect(await readdir(dataDirectory)).toEqual([]);
  const made = await readSecretKeys(configWith());
  expect(await findSecretKeys(configWith())).toEqual(made);
});

test("simultaneous first starts agree on one key, which only its owner can read", async () => {
  const nested = join(dataDirectory, "made", "later");
  const config = { ...configWith(), dataDirectory: nested };
  const keys = await Promise.all(Array.from({ length: 8 }, () => readSecretKeys(config)));
  expect(new Set(keys.map(({ current }) => current.toString())).size).toBe(1);
  const path = join(nested, "secret-key");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path, "utf8")).trim()).toBe(keys[0]?.current.toString());
});

test("the configured key has precedence, and each purpose has a key of its own", async () => {
  const { current: key } = await readSecretKeys(configWith({ SECRET_KEY: old }));
  expect(key.toString()).toBe(old);
  expect(deriveKey(key, "one")).toHaveLength(32);
  expect(deriveKey(key, "one")).toEqual(deriveKey(key, "one"));
  expect(deriveKey(key, "one")).not.toEqual(deriveKey(key, "two"));
});

test("a next key and previous ones are read from variables, or from files beside the current one", async () => {
  const given = { SECRET_KEY: replacement, SECRET_KEY_NEXT: older, SECRET_KEY_PREVIOUS: `${old},${older}` };
  const keys = await readSecretKeys(configWith(given));
  expect([textOf(keys.next), textOf(keys.previous)]).toEqual([[older], [old, older]]);

  await writeFile(join(dataDirectory, "secret-key"), `${replacement}\n`);
  await writeFile(join(dataDirectory, "secret-key.next"), `${old}\n`);
  await writeFile(join(dataDirectory, "secret-key.previous"), `${older}, with a comma\n${replacement}\n`);
  const read = await readSecretKeys(configWith());
  expect([textOf(read.next), textOf(read.previous)]).toEqual([[old], [`${older}, with a comma`]]);
  await writeFile(join(dataDirectory, "secret-key.next"), `${old}\n${older}\n`);
  await expect(readSecretKeys(configWith())).rejects.toThrow("more than 1 key");
});

test("no key is created beside a next or previous one: the current one is missing by mistake", async () => {
  await expect(readSecretKeys(configWith({ SECRET_KEY_PREVIOUS: old }))).rejects.toThrow(ConfigError);
  expect(await readdir(dataDirectory)).toEqual([]);
});

test("the current key is always the first, and every key is used once", () => {
  const current = Buffer.from(replacement);
  const previous = [Buffer.from(old), Buffer.from(old), current];
  const note = Buffer.alloc(0);
  const kept = new Map([["one", [old, older].map((text) => ({ key: deriveKey(Buffer.from(text), "one"), note }))]]);
  const expected = [replacement, old, older].map((text) => deriveKey(Buffer.from(text), "one"));
  expect(deriveKeys({ ...soleKey(current), previous, kept }, "one")).toEqual(expected);
  expect(deriveKeys({ ...soleKey(current), previous, kept }, "two")).toHaveLength(2);
});
