import { unansweredError, problemOf } from "./http.ts";
import { Unreachable } from "./problems.ts";
import { commonHeaders, sendRenewing } from "./renewing.ts";

/** Milliseconds without any progress after which a transfer is given up. */
const progressPatience = 30_000;

export type UploadOptions = {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

function transfer(
  path: string,
  file: Blob,
  headers: Record<string, string>,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // The one thing `fetch` cannot do is say how much has been sent.
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    let givenUp: Unreachable | null = null;
    const waitForProgress = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        givenUp = new Unreachable("timeout");
        request.abort();
      }, progressPatience);
    };
    const cancel = (): void => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      waitForProgress();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const body = request.response as unknown;
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(problemOf(body));
    };
    request.onerror = () => reject(unansweredError(new TypeError("The transfer failed.")));
    request.onabort = () => reject(givenUp ?? new DOMException("The transfer was cancelled.", "AbortError"));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener("abort", cancel);
    };
    request.open("POST", `/api${path}`);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (signal?.aborted) {
      reject(new DOMException("The transfer was cancelled.", "AbortError"));
      return;
    }
    signal?.addEventListener("abort", cancel);
    waitForProgress();
    request.send(file);
  });
}

/** Sends a file as the body of a POST, with progress. Rejects like every call; cancelled, with an `AbortError`. */
export function uploadFile(path: string, file: Blob, options: UploadOptions = {}): Promise<unknown> {
  const key = crypto.randomUUID();
  return sendRenewing(
    path,
    (accessToken) => {
      const type = file.type === "" ? "application/octet-stream" : file.type;
      const headers = { ...commonHeaders(accessToken), "content-type": type, "idempotency-key": key };
      return transfer(path, file, headers, options);
    },
    null,
  );
}
