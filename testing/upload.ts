import type { Problem } from "#shared/errors.ts";
import type { StoredFile } from "#shared/files.ts";

export type UploadAnswer = { status: number; headers: Headers; problem: Problem };

const tus = { "tus-resumable": "1.0.0" };
const encode = (text: string): string => Buffer.from(text).toString("base64");

/** A client that uploads with the bare protocol, request by request. */
export type Uploader = {
  /** Creates an upload; `metadata` is sent unchanged. */
  create(
    size: number | null,
    metadata?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<UploadAnswer>;
  head(location: string): Promise<UploadAnswer & { offset: number; length: number }>;
  append(location: string, offset: number, bytes: Uint8Array, headers?: Record<string, string>): Promise<UploadAnswer>;
  end(location: string): Promise<UploadAnswer>;
  /** Uploads a file in one piece; returns the last response and the id. */
  send(name: string, bytes: Uint8Array, type?: string): Promise<UploadAnswer & { id: string; location: string }>;
  /** Reads the server's description of the file. */
  describe(id: string): Promise<StoredFile>;
};

/** Uploads to a server at `url`, with an access token or anonymously. */
export function uploaderOf(url: string, token: string | null): Uploader {
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };

  async function call(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array,
  ): Promise<UploadAnswer> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...tus, ...authorization, ...headers },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      problem: (text === "" ? {} : JSON.parse(text)) as Problem,
    };
  }

  const uploader: Uploader = {
    create(size, metadata = {}, headers = {}) {
      const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${encode(value)}`);
      return call("POST", "/api/files", {
        ...(size === null ? {} : { "upload-length": String(size) }),
        ...(pairs.length === 0 ? {} : { "upload-metadata": pairs.join(",") }),
        ...headers,
      });
    },
    async head(location) {
      const answer = await call("HEAD", location, {});
      const read = (name: string): number => Number(answer.headers.get(name) ?? Number.NaN);
      return { ...answer, offset: read("upload-offset"), length: read("upload-length") };
    },
    append: (location, offset, bytes, headers = {}) =>
      call(
        "PATCH",
        location,
        { "upload-offset": String(offset), "content-type": "application/offset+octet-stream", ...headers },
        bytes,
      ),
    end: (location) => call("DELETE", location, {}),
    async send(name, bytes, type = "") {
      const created = await uploader.create(bytes.length, { filename: name, filetype: type });
      if (created.status !== 201) return { ...created, id: "", location: "" };
      const location = created.headers.get("location") ?? "";
      return { ...(await uploader.append(location, 0, bytes)), id: location.split("/").at(-1) ?? "", location };
    },
    async describe(id) {
      const response = await fetch(`${url}/api/files/${id}`, { headers: authorization });
      return ((await response.json()) as { data: StoredFile }).data;
    },
  };
  return uploader;
}
