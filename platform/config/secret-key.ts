import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The secret of an installation; nothing is signed with it, only with keys derived from it for one purpose. */
export type SecretKey = Buffer;

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
const isPresent = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST";

async function generate(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // A link is created atomically, and never over another node's: two first starts agree on one key.
    await link(draft, path);
  } catch (error) {
    if (!isPresent(error)) throw error;
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
    if (isMissing(error)) return null;
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
