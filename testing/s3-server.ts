import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Entry = { body: Buffer; metadata: Record<string, string>; writtenAt: Date };
type Parts = { key: string; metadata: Record<string, string>; parts: Map<number, Buffer> };

/** An in-memory store with the part of S3 that files need; requests without a valid signature are refused. */
export type S3Server = {
  environment: Record<string, string>;
  /** The bucket's contents by key. */
  objects: Map<string, Entry>;
  /** Multipart uploads that are neither completed nor aborted. */
  pending: Map<string, Parts>;
  /** Requests that it does not support. */
  unknown: string[];
  close(): Promise<void>;
};

const bucket = "diwan-files";
const [keyId, secret, region] = ["test-key", "test-secret", "us-east-1"];

const tagOf = (body: Buffer): string => `"${createHash("md5").update(body).digest("hex")}"`;
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns whether the signature (version 4) of method, address, headers and body was made with our key. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const header = request.headers.authorization ?? "";
  const [, credential = "", names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(header) ?? [];
  const [id, date = "", , service = ""] = credential.split("/");
  const declared = String(request.headers["x-amz-content-sha256"]);
  if (id !== keyId || (declared !== "UNSIGNED-PAYLOAD" && declared !== sha256(body))) return false;
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const path = url.pathname.split("/").map((part) => encode(decodeURIComponent(part)));
  const canonical = [request.method, path.join("/"), query.join("&"), headers.join(""), names, declared].join("\n");
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), "aws4_request");
  return hmac(key, text).toString("hex") === signature;
}

function metadataOf(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).filter(([name]) => name.startsWith("x-amz-meta-"));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const xml = (name: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner}</${name}>`;

/** Starts the server on a free local port. Closed by the caller. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Entry>();
  const pending = new Map<string, Parts>();
  const unknown: string[] = [];

  const fail = (response: ServerResponse, status: number, code: string): void => {
    response.writeHead(status, { "content-type": "application/xml" }).end(xml("Error", `<Code>${code}</Code>`));
  };
  const answer = (response: ServerResponse, name: string, inner: string): void => {
    response.writeHead(200, { "content-type": "application/xml" }).end(xml(name, inner));
  };

  function read(request: IncomingMessage, response: ServerResponse, key: string): void {
    const found = objects.get(key);
    if (found === undefined) return fail(response, 404, "NoSuchKey");
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const body = start === undefined ? found.body : found.body.subarray(Number(start), Number(end) + 1);
    const headers = { "content-length": body.length, etag: tagOf(found.body), ...found.metadata };
    response.writeHead(start === undefined ? 200 : 206, headers).end(request.method === "HEAD" ? undefined : body);
  }

  /** Handles the requests of multipart uploads. */
  function handleParts(request: IncomingMessage, response: ServerResponse, url: URL, key: string, body: Buffer): void {
    const upload = url.searchParams.get("uploadId") ?? "";
    const found = pending.get(upload);
    if (found === undefined || found.key !== key) return fail(response, 404, "NoSuchUpload");
    const sorted = [...found.parts].toSorted(([a], [b]) => a - b);
    if (request.method === "PUT") {
      found.parts.set(Number(url.searchParams.get("partNumber")), body);
      response.writeHead(200, { etag: tagOf(body) }).end();
    } else if (request.method === "GET") {
      const parts = sorted.map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${tagOf(part)}</ETag><Size>${part.length}</Size></Part>`,
      );
      answer(response, "ListPartsResult", `<IsTruncated>false</IsTruncated>${parts.join("")}`);
    } else if (request.method === "POST") {
      pending.delete(upload);
      const whole = Buffer.concat(sorted.map(([, part]) => part));
      objects.set(key, { body: whole, metadata: found.metadata, writtenAt: new Date() });
      answer(response, "CompleteMultipartUploadResult", `<Key>${key}</Key><ETag>${tagOf(whole)}</ETag>`);
    } else {
      pending.delete(upload);
      response.writeHead(204).end();
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const { method } = request;
    const [, named, ...rest] = url.pathname.split("/");
    const key = rest.map(decodeURIComponent).join("/");
    if (named !== bucket) return fail(response, 404, "NoSuchBucket");
    if (!isSigned(request, url, body)) return fail(response, 403, "SignatureDoesNotMatch");
    if (url.searchParams.has("uploadId")) return handleParts(request, response, url, key, body);
    if (method === "POST" && url.searchParams.has("uploads")) {
      const upload = randomUUID();
      pending.set(upload, { key, metadata: metadataOf(request), parts: new Map() });
      return answer(response, "InitiateMultipartUploadResult", `<Key>${key}</Key><UploadId>${upload}</UploadId>`);
    }
    if (method === "PUT" && key !== "") {
      objects.set(key, { body, metadata: metadataOf(request), writtenAt: new Date() });
      response.writeHead(200, { etag: tagOf(body) }).end();
    } else if ((method === "GET" || method === "HEAD") && key !== "") read(request, response, key);
    else if (method === "DELETE" && key !== "") {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (method === "POST" && url.searchParams.has("delete")) {
      for (const [, name = ""] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name);
      answer(response, "DeleteResult", "");
    } else if (method === "GET" && url.searchParams.get("list-type") === "2") {
      const prefix = url.searchParams.get("prefix") ?? "";
      const contents = [...objects]
        .filter(([name]) => name.startsWith(prefix))
        .map(
          ([name, entry]) =>
            `<Contents><Key>${name}</Key><LastModified>${entry.writtenAt.toISOString()}</LastModified></Contents>`,
        );
      answer(response, "ListBucketResult", `<IsTruncated>false</IsTruncated>${contents.join("")}`);
    } else {
      unknown.push(`${method} ${request.url}`);
      fail(response, 501, "NotImplemented");
    }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://s3.invalid");
    readBody(request).then(
      (body) => handle(request, response, url, body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    objects,
    pending,
    unknown,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
