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
 * Fetches a path below `/api` as this person and saves the answer under a name; `accept` says in which form where there
 * are several. Rejects like every call.
 */
export async function download(path: string, name: string, accept?: string): Promise<void> {
  const content = await sendRenewing(
    path,
    async (accessToken, signal) =>
      (
        await fetchAnswer({
          method: "GET",
          path,
          headers: { ...commonHeaders(accessToken), ...(accept === undefined ? {} : { accept }) },
          signal,
        })
      ).blob(),
    null,
  );
  saveAs(content, name);
}
