import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#platform/log/error-code.ts";
import { configError, type Config } from "./config.ts";
import { maxPreviousKeys, minKeyLength } from "./environment.ts";
import type { SecretKey, SecretKeys } from "./secret-keys.ts";

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
type Places = Place & Pick<Config, "secretKeyNext" | "secretKeysPrevious">;

const pathOf = ({ dataDirectory }: Place): string => join(dataDirectory, "secret-key");

/** Reads the keys of a file, one per line; none if it does not exist. */
async function readKeys(path: string): Promise<string[]> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
  const keys = text
    .trim()
    .split("\n")
    .map((line) => line.trim());
  if (keys.some((key) => key.length < minKeyLength)) throw new Error(`${path} holds no usable secret key.`);
  return keys;
}

const encode = (key: string): SecretKey => Buffer.from(key, "utf8");

/** Returns the configured key, else the one in the data directory's `secret-key`; null if there is neither. */
async function findSecretKey(config: Place): Promise<SecretKey | null> {
  if (config.secretKey !== null) return encode(config.secretKey);
  const [key, ...rest] = await readKeys(pathOf(config));
  if (rest.length > 0) throw new Error(`${pathOf(config)} holds more than one line.`);
  return key === undefined ? null : encode(key);
}

/** Returns the keys of the variable, else those of the file beside `secret-key`. */
async function readBeside(config: Places, given: readonly string[], kind: "next" | "previous", max: number) {
  const path = `${pathOf(config)}.${kind}`;
  const keys = given.length > 0 ? given : await readKeys(path);
  if (keys.length > max) throw new Error(`${path} holds more than ${max} keys.`);
  return keys.map(encode);
}

/** Returns the current key with those accepted beside it; null if there is none at all. */
export async function findSecretKeys(config: Places): Promise<SecretKeys | null> {
  const current = await findSecretKey(config);
  const { secretKeyNext } = config;
  const next = await readBeside(config, secretKeyNext === null ? [] : [secretKeyNext], "next", 1);
  const previous = await readBeside(config, config.secretKeysPrevious, "previous", maxPreviousKeys);
  if (current === null && next.length + previous.length > 0)
    throw configError(["SECRET_KEY: is missing, and there is a next or previous key"]);
  if (current === null) return null;
  const others = (keys: readonly SecretKey[]) => keys.filter((key) => !key.equals(current));
  return { current, next: others(next), previous: others(previous), kept: new Map() };
}

/** The same, but creates the key in the data directory (mode 0600) on first use. */
export async function readSecretKeys(config: Places): Promise<SecretKeys> {
  const found = await findSecretKeys(config);
  if (found !== null) return found;
  await mkdir(config.dataDirectory, { recursive: true });
  await generate(pathOf(config));
  return readSecretKeys(config);
}
