import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { fingerprintOf } from "../backup/fingerprint.ts";
import type { Manifest } from "../backup/manifest.ts";
import { restoreSecret, type ArchivedSecrets } from "./restore-secret.ts";

const [current, old, older] = ["c".repeat(40), "o".repeat(40), "p".repeat(40)] as const;
let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "diwan-secret-"));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

const fingerprint = (key: string): string => fingerprintOf(Buffer.from(key));
/** The keys of a manifest: its current one, and previous ones. */
const manifestOf = (key: string, ...previous: string[]): Manifest =>
  ({ secretFingerprint: fingerprint(key), previousFingerprints: previous.map(fingerprint) }) as unknown as Manifest;
const restore = (variables: Record<string, string>, manifest: Manifest, archived: Partial<ArchivedSecrets> = {}) =>
  restoreSecret(readConfig({ ...variables, DATA_DIR: dataDirectory }), manifest, {
    current: null,
    previous: null,
    ...archived,
  });

test("an archive of a replaced key is recognised by a previous key, and the missing key is asked for otherwise", async () => {
  const rotated = { SECRET_KEY: current, SECRET_KEY_PREVIOUS: old };
  expect(await restore(rotated, manifestOf(current))).toBe("The secret key here is the one of the archive.");
  expect(await restore(rotated, manifestOf(old))).toContain("accepted here beside the current one");
  expect(await restore({ SECRET_KEY: current }, manifestOf(old))).toContain(
    "as SECRET_KEY_PREVIOUS beside the new one",
  );
});

test("an archive taken during a rotation needs both keys", async () => {
  const during = manifestOf(current, old);
  expect(await restore({ SECRET_KEY: current }, during)).toContain("add the previous key as SECRET_KEY_PREVIOUS");
  expect(await restore({ SECRET_KEY: current, SECRET_KEY_PREVIOUS: old }, during)).not.toContain(
    "add the previous key",
  );
});

test("archived keys are written beside each other; present ones are kept under another name", async () => {
  await writeFile(join(dataDirectory, "secret-key"), `${older}\n`);
  const archived = { current: Buffer.from(current), previous: Buffer.from(`${old}\n`) };
  expect(await restore({}, manifestOf(current, old), archived)).toContain("The secret key is restored");
  expect((await readdir(dataDirectory)).toSorted()).toEqual([
    "secret-key",
    "secret-key.before-restore",
    "secret-key.previous",
  ]);
  expect(await readFile(join(dataDirectory, "secret-key.previous"), "utf8")).toBe(`${old}\n`);
});
