import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reader } from "#platform/database/database.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { BlobStore, ByteRange } from "./blob-store.ts";
import type { FileSigner } from "./signature.ts";
import { readVariant, type FileKind, type ServedVariant } from "./store.ts";

/** Returns whether an active person may fetch a file of a kind; called at every fetch. */
export type FileRight = (db: Reader, file: { fileId: string; ownerId: string }, personId: string) => Promise<boolean>;

/** Returns whether a person's account is active and the session of the address (`sessionNameOf`) is still valid. */
export type LiveCheck = (db: Reader, reader: { personId: string; session: string }) => Promise<boolean>;

export type ServeOptions = {
  blobs: BlobStore;
  signer: FileSigner;
  rights: ReadonlyMap<FileKind, FileRight>;
  isLive: LiveCheck;
};

type FileRequest = { params: { id: string; variant: string }; query: { p: string; n: string; e: string; s: string } };

/** Formats rendered or checked by the server; anything else is sent as a download. */
const inlineTypes = /^(image\/(webp|png|jpeg|avif)|video\/(mp4|webm))$/;

/**
 * Parses a `Range` header for a file of `size` bytes. Returns a range; null for the whole file (absent, several ranges,
 * or invalid, which RFC 9110 section 14.2 lets a server ignore); "unsatisfiable" if it is outside.
 */
function readRange(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}

async function allowedVariant(db: Reader, options: ServeOptions, fileRequest: FileRequest) {
  const { id: fileId, variant } = fileRequest.params;
  const { p: personId, n: session, e: expiry, s: signature } = fileRequest.query;
  if (!/^[1-9]\d{0,17}$/.test(personId) || !/^[1-9]\d{0,10}$/.test(expiry)) return null;
  if (!options.signer.isGood({ fileId, variant, personId, session, expiry: Number(expiry) }, signature)) return null;
  const [file, live] = await Promise.all([readVariant(db, fileId, variant), options.isLive(db, { personId, session })]);
  if (file === null || !live) return null;
  return (await isAllowed(db, options, file, { fileId, personId })) ? file : null;
}

/** An unused upload is accessible to its owner only; afterwards the module that uses it decides. */
async function isAllowed(
  db: Reader,
  { rights }: ServeOptions,
  { kind, ownerId, isAttached }: ServedVariant,
  { fileId, personId }: { fileId: string; personId: string },
): Promise<boolean> {
  if (!isAttached) return ownerId === personId;
  const right = rights.get(kind);
  return right !== undefined && right(db, { fileId, ownerId }, personId);
}

function describe(reply: FastifyReply, file: ServedVariant, etag: string): void {
  reply.headers({
    "content-type": file.mediaType,
    etag,
    "accept-ranges": "bytes",
    // One hour, as long as the address stays the same. Personal data leaves no second copy.
    "cache-control": file.kind === "personalData" ? "no-store" : "private, max-age=3600",
    "content-disposition": contentDisposition(inlineTypes.test(file.mediaType) ? "inline" : "attachment", file.name),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
}

const names = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag || part.trim() === "*");

/**
 * Sends a file: 200, 206 for a range, 304 if the client has it, 416 outside of the range; 404 for everything
 * else, including a wrong or expired signature, so that existence is not revealed.
 */
export async function serveFile(
  db: Reader,
  options: ServeOptions,
  fileRequest: FileRequest,
  raw: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { request, reply } = raw;
  const file = await allowedVariant(db, options, fileRequest);
  if (file === null) throw refuse("not_found");
  // The content of a variant never changes: a new picture is a new file.
  const etag = `"${fileRequest.params.id}-${fileRequest.params.variant}"`;
  if (names(request.headers["if-none-match"], etag)) {
    describe(reply, file, etag);
    reply.code(304).send();
    return;
  }
  const ifRange = request.headers["if-range"];
  // Ranges are defined for GET only, and do not apply if the client's first part is of another file.
  const head = request.method === "HEAD";
  const applies = !head && (ifRange === undefined || ifRange === etag);
  const range = applies ? readRange(request.headers.range, file.byteSize) : null;
  if (range === "unsatisfiable") {
    describe(reply, file, etag);
    reply.code(416).header("content-range", `bytes */${file.byteSize}`).send();
    return;
  }
  const content = head ? Readable.from([]) : await options.blobs.get(file.storageKey, range ?? undefined);
  if (content === null) throw refuse("not_found");
  describe(reply, file, etag);
  if (range !== null) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.byteSize}`);
  reply.header("content-length", range === null ? file.byteSize : range.end - range.start + 1);
  reply.send(content);
}
