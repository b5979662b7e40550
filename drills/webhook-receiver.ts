import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { until } from "#testing/until.ts";

/** A receiver of webhooks on this machine. */
export type Receiver = {
  /** Its host and port, to be permitted as an inner host. */
  host: string;
  /** Waits for the next message, and returns whether it is signed with the secret as receivers are shown it. */
  isNextSigned(secret: string, send: () => Promise<unknown>): Promise<boolean>;
  close(): void;
};

type Message = { id: string; timestamp: string; signatures: string[]; body: string };

export async function openReceiver(): Promise<Receiver> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = (name: string): string => String(request.headers[`webhook-${name}`]);
      const body = Buffer.concat(chunks).toString();
      const signatures = header("signature").split(" ");
      messages.push({ id: header("id"), timestamp: header("timestamp"), signatures, body });
      response.writeHead(204).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async isNextSigned(secret, send) {
      const before = messages.length;
      await send();
      const { id, timestamp, signatures, body } = await until("a message of the webhook", () => messages[before]);
      const key = Buffer.from(secret.slice("whsec_".length), "base64");
      const right = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
      return signatures.includes(`v1,${right}`);
    },
    close: () => void server.close(),
  };
}
