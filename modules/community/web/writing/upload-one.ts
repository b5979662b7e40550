import { uploadResumably } from "#client/browser-uploads.ts";
import type { StoredFile } from "#shared/files.ts";

export type UploadOptions = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** Sends one file of this device and answers what it was found to be. Rejects like every call. */
export type UploadOne = (file: File, options?: UploadOptions) => Promise<StoredFile>;

export const uploadOne: UploadOne = (file, { onProgress, signal } = {}) =>
  uploadResumably(file, {
    ...(onProgress === undefined ? {} : { onProgress: (bytes: number) => onProgress(bytes / file.size) }),
    ...(signal === undefined ? {} : { signal }),
  });
