import argon2 from "@node-rs/argon2";
import pLimit from "p-limit";

/** The library declares this constant without exporting it. */
const argon2id = 2;
/** Argon2id, 19 MiB, 2 passes, 1 lane: one of the minimum configurations that OWASP recommends. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The hash of an unknown password with these parameters: verifying takes the same time without an account. */
const dummyHash = "$argon2id$v=19$m=19456,t=2,p=1$XvXEpo0VQwdpFFtfN4Crmw$VRLuZbqZ/nD35NGcVSI0K4RSFhv0Kge+M8T+owaWZl8";

/** At most four concurrent hashes on this node: more would use memory without being faster. */
const limit = pLimit(4);

/** Input methods produce different Unicode forms of the same password. */
const normalized = (password: string): string => password.normalize("NFKC");

/** Takes about 10 ms of CPU time and 19 MiB. */
export const hashPassword = (password: string): Promise<string> =>
  limit(() => argon2.hash(normalized(password), parameters));

/** Returns whether the password matches; without a hash false, after the same time. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await limit(() => argon2.verify(storedHash ?? dummyHash, normalized(password)));
  return matches && storedHash !== null;
}

/** Returns whether a hash has weaker parameters than the current ones. */
export function isOutdated(storedHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(storedHash) ?? [];
  return Number(memory ?? 0) < parameters.memoryCost || Number(time ?? 0) < parameters.timeCost;
}
