import type { Route, RouteOutput } from "#shared/route.ts";
import { addressOf, type CallInput, type Endpoint } from "./api.ts";
import { problemOf } from "./http.ts";
import { parseJson } from "./parse-json.ts";
import { commonHeaders, sendWithRenewal } from "./renewing.ts";
import { transfer } from "./transfer.ts";

export type UploadOptions = {
  /** Called with the fraction sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a file as the body of a call, with progress. Rejects like every call; if cancelled, with an `AbortError`. */
export function uploadFile<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<RouteOutput<R>> {
  const path = addressOf(endpoint.path, input);
  const key = crypto.randomUUID();
  return sendWithRenewal(
    path,
    async (accessToken) => {
      const type = file.type === "" ? "application/octet-stream" : file.type;
      const headers = { ...commonHeaders(accessToken), "content-type": type, "idempotency-key": key };
      const onSent = (bytes: number): void => void (file.size > 0 && onProgress?.(Math.min(1, bytes / file.size)));
      const request = { method: endpoint.method, url: `/api${path}`, headers, body: file, onSent, signal };
      const { status, body } = await transfer(request);
      if (status >= 200 && status < 300) return parseJson(body) as RouteOutput<R>;
      throw problemOf(parseJson(body));
    },
    null,
  );
}
