import type { FastifyRequest } from "fastify";
import { refuse } from "#platform/http/refuse.ts";

/** Bytes a form may need besides its file. */
const formOverhead = 64 * 1024;

/** Reads a body to its end, or to the first byte over the limit; the rest is discarded. */
async function readBody(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw refuse("too_large");
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The sender disconnected midway.
    throw refuse("malformed");
  }
  if (size > maxBytes) {
    // The rest must be consumed, or the connection is blocked for the next request.
    request.raw.resume();
    throw refuse("too_large");
  }
  return Buffer.concat(chunks);
}

async function fileOfForm(body: Buffer, contentType: string): Promise<File> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    throw refuse("malformed");
  }
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw refuse("fields_invalid", { fields: [{ path: "file", message: { key: "fieldRequired" } }] });
  return file;
}

/**
 * Returns the only file of a request: the body itself (`image/*`), or the single file of a form. Throws 413 above
 * `limit` bytes and 415 for another content type. The declared type of the file is not trusted.
 */
export async function readUpload(request: FastifyRequest, limit: number): Promise<Buffer> {
  const contentType = request.headers["content-type"] ?? "";
  if (/^image\//i.test(contentType)) return readBody(request, limit);
  if (!/^multipart\/form-data\b/i.test(contentType)) throw refuse("media_type_unsupported");
  const file = await fileOfForm(await readBody(request, limit + formOverhead), contentType);
  if (file.size > limit) throw refuse("too_large");
  return Buffer.from(await file.arrayBuffer());
}
