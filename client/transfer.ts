import { unansweredError } from "./http.ts";
import { Unreachable } from "./problems.ts";

/** Milliseconds without progress before a transfer fails, and to wait for the answer once all bytes are sent. */
const progressTimeoutMs = 30_000;
const answerTimeoutMs = 180_000;

export type TransferRequest = {
  method: string;
  /** Relative to this origin. */
  url: string;
  headers: Record<string, string>;
  body: Blob | null;
  /** Called with the number of bytes sent so far. */
  onSent?: (bytes: number) => void;
  signal?: AbortSignal | undefined;
};
export type TransferAnswer = { status: number; header(name: string): string | null; body: string };

/** Sends a large body; resolves with any answer. Rejects with `Unreachable`, or with an `AbortError` if cancelled. */
export type Transfer = (request: TransferRequest) => Promise<TransferAnswer>;

const cancelled = (): DOMException => new DOMException("The transfer was cancelled.", "AbortError");

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
export const transfer: Transfer = ({ method, url, headers, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(cancelled());
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    let givenUp: Unreachable | null = null;
    const wait = (timeoutMs: number): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        givenUp = new Unreachable("timeout");
        request.abort();
      }, timeoutMs);
    };
    const cancel = (): void => request.abort();
    request.upload.onprogress = ({ loaded }) => {
      wait(progressTimeoutMs);
      onSent?.(loaded);
    };
    request.upload.onload = () => wait(answerTimeoutMs);
    request.onload = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        body: request.responseText,
      });
    request.onerror = () => reject(unansweredError(new TypeError("The transfer failed.")));
    request.onabort = () => reject(givenUp ?? cancelled());
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener("abort", cancel);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener("abort", cancel);
    wait(progressTimeoutMs);
    request.send(body);
  });
