import type { FastifyRequest } from "fastify";
import { refuse } from "#platform/http/refuse.ts";

/** What a form may need around its one file. */
const formOverhead = 64 * 1024;

/** Reads a body to its end, or to the byte that is too many; the rest is thrown away. */
async function readBody(request: FastifyRequest, most: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw refuse("too_large");
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) break;
      chunks.push(chunk);
    }
  } catch {
    // The sender went away in the middle.
    throw refuse("malformed");
  }
  if (size > most) {
    // Whoever begins to read has to read on: otherwise the connection stands still for what comes after.
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
 * The one file of a request: the body itself (`image/*`), or the only file of a form. At most `limit` bytes, else 413;
 * another content type is 415. What the sender says of its type is not trusted.
 */
export async function readUpload(request: FastifyRequest, limit: number): Promise<Buffer> {
  const contentType = request.headers["content-type"] ?? "";
  if (/^image\//i.test(contentType)) return readBody(request, limit);
  if (!/^multipart\/form-data\b/i.test(contentType)) throw refuse("media_type_unsupported");
  const file = await fileOfForm(await readBody(request, limit + formOverhead), contentType);
  if (file.size > limit) throw refuse("too_large");
  return Buffer.from(await file.arrayBuffer());
}
