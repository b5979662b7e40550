import type { HttpRequest, HttpResponse, HttpStack, PreviousUpload, Upload } from "tus-js-client";
import { problemOf } from "./http.ts";
import { parseJson } from "./parse-json.ts";
import { ApiProblem, isProblem, Unreachable } from "./problems.ts";
import type { Transfer } from "./transfer.ts";

/** Bytes per request: small enough for a slow line to send before the timeout and to lose little if cut off. */
const pieceSize = 8 * 1_048_576;
/** Milliseconds before each retry; after the last one the upload fails. */
const pauses = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
/** Milliseconds for which a started upload is remembered, as long as on the server. */
const memory = 24 * 60 * 60 * 1000;

export type UploadPorts = {
  transfer: Transfer;
  /** Sends with the current access token and, on refusal, once more with a new one. */
  authorized: <Answer>(path: string, send: (accessToken: string | null) => Promise<Answer>) => Promise<Answer>;
  headers: (accessToken: string | null) => Record<string, string>;
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Id of the signed-in person; an upload is resumed only by its author. */
  person: () => string;
  now: () => number;
  /** Acquires a lock across all tabs; returns its release function, or null if it is held. */
  claim: (name: string) => Promise<(() => void) | null>;
  pauses?: readonly number[];
};

export type ResumableOptions = {
  /** Called with the number of bytes sent. */
  onProgress?: (bytes: number) => void;
  /** Cancels the upload here and on the server; with the reason "left" the received bytes are kept for later. */
  signal?: AbortSignal;
};

/** Implements the tus client's HTTP stack with the session's tokens and readable refusals. */
function httpStack(ports: UploadPorts): HttpStack {
  // A creation whose answer was lost is repeated with the same key and is the same upload; the next one gets a new key.
  let key = crypto.randomUUID();
  return {
    getName: () => "diwan",
    createRequest(method, url): HttpRequest {
      const headers: Record<string, string> = {};
      const abort = new AbortController();
      let onSent: ((bytes: number) => void) | undefined;
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void (headers[name] = value),
        getHeader: (name) => headers[name],
        setProgressHandler: (handler) => void (onSent = handler),
        abort: async () => abort.abort(),
        getUnderlyingObject: () => null,
        send: (body: Blob | null) =>
          ports.authorized("/files", async (accessToken): Promise<HttpResponse> => {
            const answer = await ports.transfer({
              method,
              url,
              headers: {
                ...headers,
                ...ports.headers(accessToken),
                ...(method === "POST" ? { "idempotency-key": key } : {}),
              },
              body: body ?? null,
              signal: abort.signal,
              ...(onSent === undefined ? {} : { onSent }),
            });
            if (method === "POST" && answer.status === 201) key = crypto.randomUUID();
            if (answer.status === 401) throw refusalIn(answer.status, answer.body);
            // The tus client takes any other refusal of HEAD as "no such upload".
            const waits = method === "HEAD" && (answer.status === 409 || answer.status === 429);
            return {
              getStatus: () => (waits ? 423 : answer.status),
              getHeader: (name) => answer.header(name) ?? undefined,
              getBody: () => answer.body,
              getUnderlyingObject: () => null,
            };
          }),
      };
    },
  };
}

/** Returns the refusal in a response body. An answer to HEAD has no body; only a 401 matters there. */
function refusalIn(status: number, body: string): ApiProblem | Unreachable {
  const problem = parseJson(body);
  if (problem !== null || status !== 401) return problemOf(problem);
  return new ApiProblem({ type: "", title: "", detail: "", code: "not_signed_in", status, fields: [], requestId: "" });
}

/** Returns the error to throw to the caller of a failed upload. */
function reasonOf(error: unknown): unknown {
  const { originalResponse, causingError } = error as {
    originalResponse?: HttpResponse | null;
    causingError?: Error | null;
  };
  if (originalResponse) return refusalIn(originalResponse.getStatus(), originalResponse.getBody());
  return causingError ?? error;
}

/** Returns whether the upload is retried automatically. */
function isPassing(error: unknown): boolean {
  const reason = reasonOf(error);
  if (isProblem(reason)) return reason.status >= 500 || [409, 423, 429].includes(reason.status);
  return reason instanceof Unreachable;
}

type Remembered = { url: string; at: number };

/** Stores the address of a started upload, so that it survives a reload. Only one upload per file uses it at a time. */
function memoryOf(ports: UploadPorts, item: string) {
  return {
    read(): Remembered | null {
      const kept = parseJson(ports.storage().getItem(item)) as Remembered | null;
      return typeof kept?.url === "string" && ports.now() - kept.at < memory ? kept : null;
    },
    save(url: string): void {
      try {
        ports.storage().setItem(item, JSON.stringify({ url, at: ports.now() } satisfies Remembered));
      } catch {
        // With a full storage an upload starts again after a reload.
      }
    },
    drop: (): void => ports.storage().removeItem(item),
  };
}

const fileReader = {
  openFile: async (file: Blob) => ({
    size: file.size,
    slice: async (start: number, end: number) => ({ value: file.slice(start, end), done: end >= file.size }),
    close: () => {},
  }),
};

/**
 * Sends a file in pieces and resumes after a lost connection, a new access token, a server restart, or a page reload
 * once the same file is chosen again. Returns the file's id. Rejects like every call; if cancelled, with an
 * `AbortError`.
 */
export async function sendResumably(
  ports: UploadPorts,
  file: File,
  { onProgress, signal }: ResumableOptions = {},
): Promise<string> {
  const { Upload: Engine } = await import("tus-js-client");
  const name = `upload:${ports.person()}:${file.name}:${file.size}:${file.lastModified}:${file.type}`;
  // The same file sent twice at the same time is two files.
  const release = await ports.claim(name);
  const remembered = memoryOf(ports, name);
  try {
    return await new Promise<string>((resolve, reject) => {
      const cancel = (): void => {
        const isFinal = signal?.reason !== "left";
        if (release !== null && isFinal) remembered.drop();
        const end = (): void => reject(new DOMException("The upload was cancelled.", "AbortError"));
        upload.abort(isFinal).then(end, end);
      };
      const upload: Upload = new Engine(file, {
        endpoint: "/api/files",
        chunkSize: pieceSize,
        retryDelays: [...(ports.pauses ?? pauses)],
        metadata: { filename: file.name, filetype: file.type },
        httpStack: httpStack(ports),
        fileReader,
        fingerprint: async () => name,
        storeFingerprintForResuming: false,
        onProgress: (bytes) => onProgress?.(bytes),
        onUploadUrlAvailable: () => {
          if (release !== null && upload.url !== null) remembered.save(upload.url);
        },
        onShouldRetry: isPassing,
        onSuccess() {
          signal?.removeEventListener("abort", cancel);
          if (release !== null) remembered.drop();
          resolve(upload.url?.split("/").at(-1) ?? "");
        },
        onError(error) {
          signal?.removeEventListener("abort", cancel);
          // A refused upload would be refused again; one that was cut off is resumed.
          if (release !== null && !isPassing(error) && !isProblem(reasonOf(error), "not_signed_in")) remembered.drop();
          reject(reasonOf(error));
        },
      });
      if (signal?.aborted === true) return cancel();
      signal?.addEventListener("abort", cancel, { once: true });
      const previous = release === null ? null : remembered.read();
      if (previous !== null) upload.resumeFromPreviousUpload(previousUpload(previous, file));
      upload.start();
    });
  } finally {
    release?.();
  }
}

const previousUpload = ({ url, at }: Remembered, { size }: File): PreviousUpload => ({
  size,
  metadata: {},
  creationTime: new Date(at).toUTCString(),
  urlStorageKey: "",
  uploadUrl: url,
  parallelUploadUrls: null,
});
