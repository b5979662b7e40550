import { join } from "node:path";
import { readOutbox, type OutboxMail } from "#platform/mail/outbox.ts";
import { until } from "./until.ts";

/** Returns all mails to an address, oldest first, once there are `count` of them. */
export const mailsTo = (dataDirectory: string, address: string, count: number): Promise<OutboxMail[]> =>
  until(`${count} mails for ${address}`, async () => {
    const mails = (await readOutbox(join(dataDirectory, "outbox"))).filter(({ to }) => to === address);
    return mails.length >= count && mails;
  });

/** Returns the code in a mail's link: the value of `confirm=` or `reset=`. */
export function codeIn(mail: OutboxMail | undefined, kind: "confirm" | "reset"): string {
  const code = new RegExp(`/login\\?${kind}=([\\w-]{43})(?=[&\\s]|$)`).exec(mail?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`There is no ${kind} link in: ${mail?.text}`);
  return code;
}
