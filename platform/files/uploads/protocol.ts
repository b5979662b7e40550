import { Server } from "@tus/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#shared/errors.ts";
import { Refusal, refuse } from "#platform/http/refuse.ts";
import { exemptFromTimeLimit } from "#platform/http/time-limit.ts";
import { LockTimeout, type UploadLocker } from "./locker.ts";
import { uploadType } from "./routes.ts";
import { extensions, type UploadStore } from "./upload-store.ts";

/** Milliseconds without a byte after which a connection is closed. */
const stallMs = 30_000;

const version = { "tus-resumable": "1.0.0" };

/** Headers of the protocol's server that are passed to the client; all others are ours. */
const responseHeaders = [
  "tus-resumable",
  "location",
  "upload-offset",
  "upload-length",
  "upload-metadata",
  "upload-expires",
];
const requestHeaders = [
  "tus-resumable",
  "upload-offset",
  "upload-length",
  "upload-metadata",
  "upload-defer-length",
  "upload-concat",
];

/** Our codes for the protocol's refusals, by status. */
const codes: Record<number, ErrorCode> = {
  403: "malformed",
  404: "not_found",
  409: "offset_conflict",
  410: "not_found",
  412: "protocol_unsupported",
  413: "too_large",
  501: "malformed",
};

/** Reads the bytes of a request on demand; `stop` consumes the rest, which would block the connection's next request. */
function readBody({ raw }: FastifyRequest): { body: ReadableStream; stop: () => void } {
  const bytes = raw.iterator({ destroyOnReturn: false }) as AsyncGenerator<Uint8Array>;
  // A stream flows only without the iterator's listener.
  return { body: ReadableStream.from(bytes), stop: () => void bytes.return(null).then(() => raw.resume()) };
}

/** Runs the upload protocol's own server inside ours, which authenticates requests and knows owners. */
export function createProtocol(options: { uploads: UploadStore; locker: UploadLocker; largest: number }) {
  const { uploads, locker } = options;
  const ids = new WeakMap<object, string>();
  const failures = new WeakMap<object, unknown>();
  const receiving = new Set<FastifyRequest>();
  const fileOf = (request: object): string => {
    const fileId = ids.get(request);
    if (fileId === undefined) throw new Error("A request of nobody.");
    return fileId;
  };
  const idOf = (request: object): string => uploads.idOf(fileOf(request));
  const server = new Server({
    path: "/api/files",
    datastore: uploads.tus,
    locker: (request) => ({ newLock: () => locker.newLock(fileOf(request)) }),
    lockDrainTimeout: 500,
    maxSize: options.largest,
    generateUrl: (request) => `/api/files/${fileOf(request)}`,
    namingFunction: idOf,
    getFileIdFromRequest: idOf,
    onResponseError: (request, error) => void failures.set(request, error),
  });

  function refusalOf(status: number, failure: unknown): unknown {
    if (failure instanceof Refusal) return failure;
    const thrown = failure as { status_code?: number; body?: string } | undefined;
    if (failure instanceof LockTimeout) return refuse("request_running", { retryAfter: 2 });
    // Another request for the same upload came, or the sender disconnected: the client must read the offset again.
    if (thrown?.body?.startsWith("Request aborted") === true) return refuse("offset_conflict");
    if (status >= 500 && failure instanceof Error) return failure;
    if (status >= 500 && status !== 501) return new Error(`The upload failed: ${thrown?.body ?? status}`);
    return refuse(codes[status] ?? "malformed");
  }

  return {
    /** Interrupts transfers like a lost connection: received bytes are kept, and clients resume. */
    interrupt(): void {
      for (const { raw } of receiving) raw.socket.destroy();
    },

    /** Writes the server's capabilities as headers of an answer. */
    describe(reply: FastifyReply): void {
      const more = { "tus-extension": extensions.join(","), "tus-max-size": String(options.largest) };
      reply.headers({ ...version, "tus-version": "1.0.0", ...more });
    },

    /** Lets the protocol's server handle the request. Returns the number of bytes received; null if it is not stated. */
    async answer(
      fileId: string,
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    ): Promise<number | null> {
      reply.headers(version);
      if (request.headers["tus-resumable"] !== "1.0.0") {
        reply.header("tus-version", "1.0.0");
        throw refuse("protocol_unsupported");
      }
      const headers = new Headers();
      for (const name of requestHeaders) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const { method } = request;
      const sendsBytes = request.headers["content-type"] === uploadType && (method === "PATCH" || method === "POST");
      if (method === "PATCH" && !sendsBytes) throw refuse("media_type_unsupported");
      if (sendsBytes) {
        headers.set("content-type", uploadType);
        const length = request.headers["content-length"];
        if (length !== undefined) headers.set("content-length", length);
      }
      const reading = sendsBytes ? readBody(request) : null;
      const body = reading === null ? {} : { body: reading.body, duplex: "half" as const };
      const forwarded = new Request(`http://diwan.invalid/api/files/${fileId}`, { method, headers, ...body });
      ids.set(forwarded, fileId);
      const end = sendsBytes ? exemptFromTimeLimit(request, stallMs) : () => {};
      if (sendsBytes) receiving.add(request);
      let answered: Response;
      try {
        answered = await server.handleWeb(forwarded as Parameters<Server["handleWeb"]>[0]);
      } finally {
        end();
        receiving.delete(request);
        reading?.stop();
      }
      if (!answered.ok) throw refusalOf(answered.status, failures.get(forwarded));
      for (const name of responseHeaders) {
        const value = answered.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      const offset = answered.headers.get("upload-offset");
      return offset === null ? null : Number(offset);
    },
  };
}
