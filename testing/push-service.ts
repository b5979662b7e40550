import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { NewSubscription, PushMessage } from "#modules/notifications/contract/push/schemas.ts";
import { sendTo } from "#platform/outbound/destination.ts";
import type { PostOptions } from "#platform/outbound/post.ts";

/** A subscribed browser. */
export type PushBrowser = {
  subscription: NewSubscription;
  /** Messages that it received and decrypted, oldest first. */
  shown: { message: PushMessage; headers: IncomingHttpHeaders; bytes: number }[];
  /** The push service's responses to the next messages; 201 afterwards. */
  answers: { status: number; retryAfter?: string }[];
};

export type PushService = {
  /** Network options that connect to this service: real except for the host's address and the port. */
  outside: PostOptions;
  /** Subscribes a browser with the key of an application server. */
  subscribe(applicationServerKey: string): PushBrowser;
  /** Reasons of refused requests. */
  refused: string[];
  close(): void;
};

type Secrets = { ecdh: ReturnType<typeof createECDH>; auth: Buffer };

/** Decrypts a message by RFC 8291 and RFC 8188; throws when it is for another browser or was changed. */
function decrypt(body: Buffer, { ecdh, auth }: Secrets): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  if (record.length > size) throw new Error("more than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", input, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("no end of the last record");
  return padded.subarray(0, end).toString("utf8");
}

/** Returns why a request is not signed by RFC 8292 for this origin with the subscribed key; null when it is. */
function faultOf(header: string | undefined, origin: string, applicationServerKey: string): string | null {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? "") ?? [];
  if (key !== applicationServerKey) return "another key";
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url")))
    return "a wrong signature";
  const { alg } = JSON.parse(Buffer.from(head, "base64url").toString()) as { alg: string };
  const payload = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number; sub: string };
  const hours = (payload.exp - Date.now() / 1000) / 3600;
  if (alg !== "ES256" || payload.aud !== origin || hours <= 0 || hours > 24) return `claims ${JSON.stringify(payload)}`;
  return /^(mailto|https):/.test(payload.sub) ? null : "nobody to turn to";
}

const origin = "https://push.example";

/** Starts a push service that verifies senders, with browsers that decrypt their messages. Closed by the caller. */
export async function startPushService(): Promise<PushService> {
  const known = new Map<string, PushBrowser & { secrets: Secrets; applicationServerKey: string }>();
  const refused: string[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const refuse = (status: number, why: string): void => {
      refused.push(why);
      response.writeHead(status).end();
    };
    const browser = known.get(request.url ?? "");
    if (browser === undefined) return refuse(404, "nobody there");
    const { headers } = request;
    const fault = faultOf(headers.authorization, origin, browser.applicationServerKey);
    if (fault !== null) return refuse(403, fault);
    if (headers["ttl"] === undefined || headers["content-encoding"] !== "aes128gcm") return refuse(400, "headers");
    if (!/^[\w-]{1,32}$/.test(String(headers["topic"] ?? "none"))) return refuse(400, "topic");
    if (body.length > 4096) return refuse(413, "too large");
    const answer = browser.answers.shift() ?? { status: 201 };
    if (answer.status === 201)
      browser.shown.push({
        message: JSON.parse(decrypt(body, browser.secrets)) as PushMessage,
        headers,
        bytes: body.length,
      });
    response.writeHead(answer.status, answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter });
    response.end();
  }

  const server = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    refused,
    outside: {
      resolve: async (name) => [{ address: name === "push.example" ? "93.184.216.34" : "10.0.0.5", family: 4 }],
      send: ({ pathname }, _destination, { headers, body }, signal) => {
        const here = new URL(pathname, `http://127.0.0.1:${port}`);
        const outgoing = {
          method: "POST",
          headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
          body,
        } as const;
        return sendTo(here, { address: "127.0.0.1", family: 4 }, outgoing, signal);
      },
    },
    subscribe(applicationServerKey) {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomUUID()}`;
      const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") };
      const browser: PushBrowser = { subscription: { endpoint: `${origin}${path}`, keys }, shown: [], answers: [] };
      known.set(path, Object.assign(browser, { secrets: { ecdh, auth }, applicationServerKey }));
      return browser;
    },
    close: () => server.close(),
  };
}
