import type { Route } from "#shared/route.ts";
import { addressOf, type CallInput, type Endpoint } from "./api.ts";
import { fetchAnswer } from "./http.ts";
import { commonHeaders, sendWithRenewal } from "./renewing.ts";

/** Milliseconds before an object URL is revoked; slow browsers still read it after the click. */
const addressLifetimeMs = 60_000;

export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLifetimeMs);
}

/** Reads an endpoint and saves the answer as a file; `accept` selects the media type. Rejects like every call. */
export async function download<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  name: string,
  accept?: string,
): Promise<void> {
  const path = addressOf(endpoint.path, input);
  const content = await sendWithRenewal(
    path,
    async (accessToken, signal) => {
      const headers = { ...commonHeaders(accessToken), ...(accept === undefined ? {} : { accept }) };
      return (await fetchAnswer({ method: endpoint.method, path, headers, signal })).blob();
    },
    null,
  );
  saveAs(content, name);
}
