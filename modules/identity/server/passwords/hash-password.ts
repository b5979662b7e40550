import argon2 from "@node-rs/argon2";
import { createTurns } from "#platform/concurrency/turns.ts";

/** The library's number of Argon2id, which it declares but does not export. */
const argon2id = 2;
/** Argon2id, 19 MiB, 2 passes, 1 lane: a minimum set of OWASP's recommendations. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of nobody's password, made with the parameters above: checking against it takes as long as any check. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$XvXEpo0VQwdpFFtfN4Crmw$VRLuZbqZ/nD35NGcVSI0K4RSFhv0Kge+M8T+owaWZl8";

/** Four at a time on this node: more would only take memory and each other's time. */
const turns = createTurns(4);

/** The same password typed on different keyboards is the same text. */
const normalized = (password: string): string => password.normalize("NFKC");

/** Hashes a password for keeping. Takes about 10 ms of a core and 19 MiB. */
export const hashPassword = (password: string): Promise<string> =>
  turns.run(() => argon2.hash(normalized(password), parameters));

/** Whether a password is the one of a hash. Without a hash it takes just as long and answers false. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await turns.run(() => argon2.verify(storedHash ?? nobodysHash, normalized(password)));
  return matches && storedHash !== null;
}

/** Whether a hash was made with weaker parameters than those of today. */
export function isOutdated(storedHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(storedHash) ?? [];
  return Number(memory ?? 0) < parameters.memoryCost || Number(time ?? 0) < parameters.timeCost;
}
