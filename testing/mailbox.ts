import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readOutbox, type OutboxMail } from "#platform/mail/outbox.ts";

/** All mails that have come for an address, the oldest first, once there are `count` of them; waits up to ten seconds. */
export async function mailsTo(dataDirectory: string, address: string, count: number): Promise<OutboxMail[]> {
  for (let waited = 0; ; waited += 50) {
    const mails = (await readOutbox(join(dataDirectory, "outbox"))).filter(({ to }) => to === address);
    if (mails.length >= count) return mails;
    if (waited > 10_000) throw new Error(`${mails.length} of ${count} mails have come for ${address}.`);
    await sleep(50);
  }
}

/** The code in a mail's link: what follows `confirm=` or `reset=`. */
export function codeIn(mail: OutboxMail | undefined, kind: "confirm" | "reset"): string {
  const code = new RegExp(`/login\\?${kind}=([\\w-]{43})(?=[&\\s]|$)`).exec(mail?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`There is no ${kind} link in: ${mail?.text}`);
  return code;
}
