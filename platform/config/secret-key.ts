import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/log/error-code.ts";
import type { Config } from "./config.ts";

/** The secret of an installation; nothing is signed with it, only with keys derived from it for one purpose. */
export type SecretKey = Buffer;

async function generate(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600, flush: true });
  try {
    // A link is created atomically, and never over another node's: two first starts agree on one key.
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft);
  }
}

type Place = Pick<Config, "secretKey" | "dataDirectory">;

const pathOf = ({ dataDirectory }: Place): string => join(dataDirectory, "secret-key");

/** Returns the configured key, else the one in the data directory's `secret-key`; null if there is neither. */
export async function findSecretKey(config: Place): Promise<SecretKey | null> {
  if (config.secretKey !== null) return Buffer.from(config.secretKey, "utf8");
  let text: string;
  try {
    text = (await readFile(pathOf(config), "utf8")).trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
  if (text.length < 32) throw new Error(`${pathOf(config)} holds no usable secret key.`);
  return Buffer.from(text, "utf8");
}

/** The same, but creates the key in the data directory (mode 0600) on first use. */
export async function readSecretKey(config: Place): Promise<SecretKey> {
  const found = await findSecretKey(config);
  if (found !== null) return found;
  await mkdir(config.dataDirectory, { recursive: true });
  await generate(pathOf(config));
  return readSecretKey(config);
}

/** Derives a key of 32 bytes for one purpose (HKDF with SHA-256): a leaked one reveals nothing about the others. */
export const deriveKey = (secretKey: SecretKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secretKey, Buffer.alloc(0), `diwan ${purpose}`, 32));
