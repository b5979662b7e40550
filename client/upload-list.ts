import type { StoredFile } from "#shared/files.ts";
import { acceptedTypes, declaredKind, uploadLimits, type UploadKind } from "#shared/upload-limits.ts";
import { createListeners } from "./listeners.ts";
import type { ResumableOptions } from "./resumable-upload.ts";

/** Concurrent uploads; more only slow each other down. */
const maxRunning = 3;

export type UploadObjection = "tooLarge" | "notAccepted" | "empty" | "tooMany";

export type UploadItem = {
  /** Unique within this list. */
  key: string;
  name: string;
  byteSize: number;
  kind: UploadKind;
  /** "checking": all bytes are sent, the server is checking the file. */
  state: "waiting" | "sending" | "checking" | "ready" | "failed";
  /** From 0 to 1. */
  share: number;
  /** Null unless failed. */
  error: unknown;
  /** Null until ready. */
  file: StoredFile | null;
  /** URL of a preview picture; null if there is none. */
  preview: string | null;
};

export class UploadRefused extends Error {
  readonly objection: UploadObjection;

  constructor(objection: UploadObjection) {
    super(`Not sent: ${objection}`);
    this.objection = objection;
  }
}

export type UploadListPorts = {
  /** Sends a file and returns its server record. Rejects with an `AbortError` if cancelled by the signal. */
  send: (file: File, options: ResumableOptions) => Promise<StoredFile>;
  /** Deletes an unused uploaded file; errors are ignored. */
  discard: (fileId: string) => void;
  /** Returns the URL of a local picture, valid until `hidePicture`. */
  showPicture: (file: File) => string | null;
  hidePicture: (address: string) => void;
};

type Entry = { item: UploadItem; source: File | null; stop: AbortController | null };

/** Returns the declared kind, by media type or file extension; the server decides by the content. */
function kindOf(file: File): UploadKind | null {
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  for (const [kind, types] of Object.entries(acceptedTypes)) {
    for (const [type, endings] of Object.entries(types))
      if (type === file.type || endings.includes(ending)) return kind as UploadKind;
  }
  // An unknown type that is not refused; the server decides.
  return declaredKind(file.type) === null ? "document" : null;
}

/** Creates a list of files that are uploaded a few at a time. */
export function createUploadList(
  ports: UploadListPorts,
  { kinds, maxFiles }: { kinds: readonly UploadKind[]; maxFiles: number },
  initial: readonly StoredFile[] = [],
) {
  let entries: Entry[] = [];
  let shown: readonly UploadItem[] = [];
  let next = 1;
  const listeners = createListeners();

  function publish(): void {
    shown = entries.map(({ item }) => item);
    listeners.notify();
  }

  function change(key: string, changes: Partial<UploadItem>): void {
    const entry = entries.find(({ item }) => item.key === key);
    if (entry === undefined) return;
    entry.item = { ...entry.item, ...changes };
    publish();
  }

  function forgetPicture({ item, source }: Entry): void {
    if (source !== null && item.preview !== null) ports.hidePicture(item.preview);
  }

  const kindShown = ({ kind }: StoredFile): UploadKind => (kind === "upload" ? "document" : kind);

  const entryOf = (file: StoredFile): Entry => ({
    source: null,
    stop: null,
    item: {
      key: String(next++),
      name: file.name,
      byteSize: file.byteSize,
      kind: kindShown(file),
      state: "ready",
      share: 1,
      error: null,
      file,
      preview: file.previewUrl,
    },
  });

  function objectionTo(file: File, kind: UploadKind | null): UploadObjection | null {
    if (kind === null || !kinds.includes(kind)) return "notAccepted";
    if (file.size === 0) return "empty";
    if (file.size > uploadLimits[kind]) return "tooLarge";
    return entries.filter(({ item }) => !(item.error instanceof UploadRefused)).length >= maxFiles ? "tooMany" : null;
  }

  /** The server's kind, name and size replace the declared ones. */
  function arrive(entry: Entry, file: StoredFile): void {
    const kind = kindShown(file);
    const keepsPicture = kind === "image" && entry.item.preview !== null;
    if (!keepsPicture) forgetPicture(entry);
    const preview = keepsPicture ? entry.item.preview : file.previewUrl;
    const { name, byteSize } = file;
    change(entry.item.key, { state: "ready", share: 1, file, kind, preview, name, byteSize });
  }

  async function send(entry: Entry, source: File): Promise<void> {
    const { key, byteSize } = entry.item;
    const stop = new AbortController();
    entry.stop = stop;
    change(key, { state: "sending", share: 0, error: null });
    const onProgress = (bytes: number): void => {
      const share = Math.min(1, bytes / byteSize);
      change(key, share < 1 ? { share } : { share, state: "checking" });
    };
    try {
      const file = await ports.send(source, { onProgress, signal: stop.signal });
      // Removed just as it arrived.
      if (stop.signal.aborted) ports.discard(file.id);
      else arrive(entry, file);
    } catch (error) {
      change(key, { state: "failed", error });
    }
    entry.stop = null;
    sendWaiting();
  }

  function sendWaiting(): void {
    for (;;) {
      const running = entries.filter(({ stop }) => stop !== null).length;
      const waiting = entries.find(({ item }) => item.state === "waiting");
      if (running >= maxRunning || waiting === undefined || waiting.source === null) return;
      void send(waiting, waiting.source);
    }
  }

  entries = initial.map(entryOf);
  publish();

  return {
    items: (): readonly UploadItem[] => shown,
    subscribe: listeners.add,
    /** Adds files in order; refused files get their error immediately. */
    add(files: readonly File[]): void {
      for (const source of files) {
        const kind = kindOf(source);
        const objection = objectionTo(source, kind);
        const item: UploadItem = {
          key: String(next++),
          name: source.name,
          byteSize: source.size,
          kind: kind ?? "document",
          state: objection === null ? "waiting" : "failed",
          share: 0,
          error: objection === null ? null : new UploadRefused(objection),
          file: null,
          preview: objection === null && kind === "image" ? ports.showPicture(source) : null,
        };
        entries = [...entries, { item, source, stop: null }];
      }
      publish();
      sendWaiting();
    },
    retry(key: string): void {
      const entry = entries.find(({ item }) => item.key === key);
      if (entry?.item.state !== "failed" || entry.source === null || entry.item.error instanceof UploadRefused) return;
      change(key, { state: "waiting", share: 0, error: null });
      sendWaiting();
    },
    /** Removes a file: cancels its upload, or deletes it if this list uploaded it. */
    remove(key: string): void {
      const entry = entries.find(({ item }) => item.key === key);
      if (entry === undefined) return;
      entries = entries.filter((other) => other !== entry);
      entry.stop?.abort();
      if (entry.source !== null && entry.item.file !== null) ports.discard(entry.item.file.id);
      forgetPicture(entry);
      publish();
      sendWaiting();
    },
    /** Replaces the list with files stored on the server. */
    reset(files: readonly StoredFile[]): void {
      for (const entry of entries) {
        entry.stop?.abort("left");
        forgetPicture(entry);
      }
      entries = files.map(entryOf);
      publish();
    },
    /** Stops all uploads; received bytes are kept for when the same files are chosen again. */
    leave(): void {
      for (const entry of entries) {
        entry.stop?.abort("left");
        forgetPicture(entry);
        entry.item = { ...entry.item, preview: null };
        // Otherwise it would be sent once a running upload stops.
        if (entry.item.state !== "waiting") continue;
        entry.item.state = "failed";
        entry.item.error = new DOMException("The list was left.", "AbortError");
      }
      publish();
    },
  };
}

export type UploadList = ReturnType<typeof createUploadList>;
