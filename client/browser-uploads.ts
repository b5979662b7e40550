import type { StoredFile } from "#shared/files.ts";
import { uploadReadRoutes } from "#shared/upload-routes.ts";
import { endpoint } from "./api.ts";
import { commonHeaders, sendWithRenewal } from "./renewing.ts";
import { sendResumably, type ResumableOptions, type UploadPorts } from "./resumable-upload.ts";
import { signedInPerson } from "./session.ts";
import { transfer } from "./transfer.ts";
import type { UploadListPorts } from "./upload-list.ts";

const readOwnFile = endpoint(uploadReadRoutes.readOwnFile);

/** Acquires a lock across all tabs, or within this tab if the browser has no locks. Returns null if it is held. */
const claimedHere = new Set<string>();
function claim(name: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) {
    if (claimedHere.has(name)) return Promise.resolve(null);
    claimedHere.add(name);
    return Promise.resolve(() => claimedHere.delete(name));
  }
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

const ports: UploadPorts = {
  transfer,
  authorized: (path, send) => sendWithRenewal(path, send, null),
  headers: commonHeaders,
  storage: () => localStorage,
  person: () => signedInPerson()?.id ?? "",
  now: Date.now,
  claim,
};

/** Uploads one file resumably and returns its server record. Rejects like every call. */
export async function uploadResumably(file: File, options: ResumableOptions = {}): Promise<StoredFile> {
  const id = await sendResumably(ports, file, options);
  return (await readOwnFile({ params: { id } })).data;
}

function discard(fileId: string): void {
  const url = `/api/files/${fileId}`;
  const send = (accessToken: string | null) =>
    transfer({
      method: "DELETE",
      url,
      headers: { ...commonHeaders(accessToken), "tus-resumable": "1.0.0" },
      body: null,
    });
  // The server deletes unused files after a day.
  sendWithRenewal("/files", send, null).catch(() => {});
}

export const listPorts: UploadListPorts = {
  send: uploadResumably,
  discard,
  showPicture: (file) => URL.createObjectURL(file),
  hidePicture: (address) => URL.revokeObjectURL(address),
};
