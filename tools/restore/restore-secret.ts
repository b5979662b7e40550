import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { fingerprintOf } from "../backup/fingerprint.ts";
import type { Manifest } from "../backup/manifest.ts";

/** Restores the secret key; returns a sentence about the result for the terminal. */
export async function restoreSecret(config: Config, manifest: Manifest, secret: Buffer | null): Promise<string> {
  const path = join(config.dataDirectory, "secret-key");
  const read = async (): Promise<Buffer | null> =>
    readFile(path, "utf8").then(
      (text) => Buffer.from(text.trim(), "utf8"),
      () => null,
    );
  const present = config.secretKey === null ? await read() : Buffer.from(config.secretKey, "utf8");
  if (present !== null && fingerprintOf(present) === manifest.secretFingerprint)
    return "The secret key here is the one of the archive.";
  if (secret !== null && config.secretKey === null) {
    if (present !== null) await rename(path, `${path}.before-restore`);
    await writeFile(path, `${secret.toString("utf8")}\n`, { flag: "wx", mode: 0o600 });
    return `The secret key is restored${present === null ? "" : `; the one that was there is kept at ${path}.before-restore`}.`;
  }
  const where = config.secretKey === null ? `into ${path} (mode 0600), or set SECRET_KEY` : "as SECRET_KEY";
  return (
    `The secret key is not the one of the archive${present === null ? ": there is none here" : ""}. Before the first start ` +
    `put that key ${where}: with another one everybody has to sign in again, and what is encrypted with it (second ` +
    "factors, secrets of webhooks) cannot be read."
  );
}
