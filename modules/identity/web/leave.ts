import { endSession } from "#client/session.ts";
import { signOut } from "./api.ts";

/**
 * Signs out here. The server is told, but not waited for longer than a moment: somebody who leaves a shared computer
 * must be signed out on it also when the network is away.
 */
export async function leave(): Promise<void> {
  const told = signOut().catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  endSession();
}
