import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { findSecretKeys } from "#platform/config/secret-key.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import { fingerprintOf } from "../backup/fingerprint.ts";
import type { Manifest } from "../backup/manifest.ts";

/** The keys in an archive; null if it was taken without them. */
export type ArchivedSecrets = { current: Buffer | null; previous: Buffer | null };

async function write(path: string, content: Buffer, isReplaced: boolean): Promise<void> {
  if (isReplaced) await rename(path, `${path}.before-restore`);
  await writeFile(path, `${content.toString("utf8").trim()}\n`, { flag: "wx", mode: 0o600 });
}

/** Returns a sentence about previous keys that the archive needs and this place does not have; empty without any. */
function describeMissing(manifest: Manifest, fingerprints: readonly string[]): string {
  const missing = (manifest.previousFingerprints ?? []).filter((needed) => !fingerprints.includes(needed));
  if (missing.length === 0) return "";
  return (
    " It was taken while the key was being replaced: add the previous key as SECRET_KEY_PREVIOUS, or into " +
    "secret-key.previous in DATA_DIR."
  );
}

/** Restores the secret key; returns a sentence about the result for the terminal. */
export async function restoreSecret(config: Config, manifest: Manifest, archived: ArchivedSecrets): Promise<string> {
  const path = join(config.dataDirectory, "secret-key");
  const present: SecretKeys | null = await findSecretKeys(config).catch(() => null);
  const held = present === null ? [] : [present.current, ...present.previous, ...present.next];
  const fingerprints = held.map(fingerprintOf);
  const place = fingerprints.indexOf(manifest.secretFingerprint);
  if (place === 0) return `The secret key here is the one of the archive.${describeMissing(manifest, fingerprints)}`;
  if (place > 0)
    return (
      "The secret key of the archive is accepted here beside the current one, with which its secrets are sealed again " +
      `after the start.${describeMissing(manifest, fingerprints)}`
    );
  if (archived.current !== null && config.secretKey === null) {
    const isReplaced = present !== null;
    await write(path, archived.current, isReplaced);
    if (archived.previous !== null)
      await write(`${path}.previous`, archived.previous, (present?.previous.length ?? 0) > 0);
    return `The secret key is restored${isReplaced ? `; the one that was there is kept at ${path}.before-restore` : ""}.`;
  }
  const where = config.secretKey === null ? `into ${path} (mode 0600), or set SECRET_KEY` : "as SECRET_KEY";
  return (
    `The secret key is not the one of the archive${present === null ? ": there is none here" : ""}. Before the first start ` +
    `put that key ${where}; if it was replaced since, as SECRET_KEY_PREVIOUS beside the new one. Without it everybody has ` +
    "to sign in again, and what is encrypted with it (second factors, secrets of webhooks) cannot be read."
  );
}
