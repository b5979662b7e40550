// Imported by the browser too, so without schemas.

export const uploadKinds = ["image", "video", "document"] as const;
export type UploadKind = (typeof uploadKinds)[number];

const megabyte = 1_048_576;

/** Largest file of each kind, in bytes. */
export const uploadLimits: Record<UploadKind, number> = {
  image: 10 * megabyte,
  document: 25 * megabyte,
  video: 500 * megabyte,
};

/** Maximum simultaneous uploads of one person. */
export const maxConcurrentUploads = 20;

/** Accepted media types, with the file name extensions that browsers offer for them. */
export const acceptedTypes: Record<UploadKind, Readonly<Record<string, readonly string[]>>> = {
  image: {
    "image/jpeg": ["jpg", "jpeg"],
    "image/png": ["png"],
    "image/webp": ["webp"],
    "image/gif": ["gif"],
    "image/avif": ["avif"],
  },
  video: {
    "video/mp4": ["mp4", "m4v"],
    "video/webm": ["webm"],
    "video/quicktime": ["mov"],
  },
  document: {
    "application/pdf": ["pdf"],
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
    "application/vnd.oasis.opendocument.text": ["odt"],
    "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
    "application/vnd.oasis.opendocument.presentation": ["odp"],
    "text/plain": ["txt", "md", "log"],
    "text/csv": ["csv"],
    "application/zip": ["zip"],
  },
};

/** Returns the kind of a declared media type; null if it is unspecific. */
export function declaredKind(mediaType: string): UploadKind | null {
  const type = mediaType.trim().toLowerCase();
  if (type === "" || type === "application/octet-stream") return null;
  if (type.startsWith("image/")) return "image";
  return type.startsWith("video/") ? "video" : "document";
}

/** Returns the largest upload of a declared type, in bytes. */
export function largestOf(mediaType: string): number {
  const kind = declaredKind(mediaType);
  return kind === null ? Math.max(...Object.values(uploadLimits)) : uploadLimits[kind];
}
