import type { Route } from "#shared/route.ts";
import { addressOf, type CallInput, type Endpoint } from "./api.ts";
import { fetchAnswer } from "./http.ts";
import { commonHeaders, sendRenewing } from "./renewing.ts";

/** How long an object's address is kept for a browser that is slow to begin saving, in milliseconds. */
const addressKept = 60_000;

/** Hands something to the browser to be saved under a name. */
export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressKept);
}

/**
 * Reads an endpoint as this person and saves the answer under a name; `accept` says in which form where there are several.
 * Rejects like every call.
 */
export async function download<R extends Route>(
  endpoint: Endpoint<R>,
  input: CallInput<R>,
  name: string,
  accept?: string,
): Promise<void> {
  const path = addressOf(endpoint.path, input);
  const content = await sendRenewing(
    path,
    async (accessToken, signal) =>
      (
        await fetchAnswer({
          method: endpoint.method,
          path,
          headers: { ...commonHeaders(accessToken), ...(accept === undefined ? {} : { accept }) },
          signal,
        })
      ).blob(),
    null,
  );
  saveAs(content, name);
}
