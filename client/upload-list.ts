import type { StoredFile } from "#shared/files.ts";
import type { UploadKind } from "#shared/upload-limits.ts";
import { acceptedTypes, declaredKind, uploadLimits } from "#shared/upload-limits.ts";
import type { ResumableOptions } from "./resumable-upload.ts";

/** Uploads under way at the same time: more only make each slower. */
const atOnce = 3;

/** Why a file was not even sent. */
export type UploadObjection = "tooLarge" | "notAccepted" | "empty" | "tooMany";

/** One file of a list: on its way, there, or refused. */
export type UploadItem = {
  /** Of this list. */
  key: string;
  name: string;
  byteSize: number;
  kind: UploadKind;
  /** "checking": all of it is sent, and the server looks at it. */
  state: "waiting" | "sending" | "checking" | "ready" | "failed";
  /** From 0 to 1. */
  share: number;
  /** What went wrong, of whatever kind; null unless it failed. */
  error: unknown;
  /** Null until it is ready. */
  file: StoredFile | null;
  /** The address of a small picture of it; null when there is none. */
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
  /** Sends a file; answers what the server found it to be. Cancelled by the signal, rejects with an `AbortError`. */
  send: (file: File, options: ResumableOptions) => Promise<StoredFile>;
  /** Deletes a file that was sent and is not wanted; whether that works is nobody's concern. */
  discard: (fileId: string) => void;
  /** The address of a picture of this device, and what forgets it. */
  showPicture: (file: File) => string | null;
  hidePicture: (address: string) => void;
};

export type UploadListOptions = { kinds: readonly UploadKind[]; most: number };

export type UploadList = {
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  /** Takes files in, in order; those that cannot be sent are in the list with what is wrong with them. */
  add(files: readonly File[]): void;
  /** Sends one that failed once more. */
  retry(key: string): void;
  /** Takes one out of the list: gives it up on its way, deletes it when it was sent from here. */
  remove(key: string): void;
  /** Puts other files in the place of those that are there: what the server knows of. */
  reset(files: readonly StoredFile[]): void;
  /** Stops everything under way; what has arrived is kept, for when the same files are chosen again. */
  leave(): void;
};

const left = (): DOMException => new DOMException("The list was left.", "AbortError");

type Entry = { item: UploadItem; source: File | null; stop: AbortController | null };

/** What a file says it is; the server decides by its content. Names help where the device knows no type. */
function kindOf(file: File): UploadKind | null {
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  for (const [kind, types] of Object.entries(acceptedTypes)) {
    for (const [type, endings] of Object.entries(types))
      if (type === file.type || endings.includes(ending)) return kind as UploadKind;
  }
  // Of an unknown type but of no kind we refuse by sight: let the server look.
  const declared = declaredKind(file.type);
  return declared === null ? "document" : null;
}

/** Files on their way to the server, a few at a time, framework apart. */
export function createUploadList(
  ports: UploadListPorts,
  { kinds, most }: UploadListOptions,
  initial: readonly StoredFile[] = [],
): UploadList {
  let entries: Entry[] = [];
  let shown: readonly UploadItem[] = [];
  let next = 1;
  const listeners = new Set<() => void>();

  function tell(): void {
    shown = entries.map(({ item }) => item);
    listeners.forEach((listener) => listener());
  }

  function change(key: string, changes: Partial<UploadItem>): void {
    const entry = entries.find(({ item }) => item.key === key);
    if (entry === undefined) return;
    entry.item = { ...entry.item, ...changes };
    tell();
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
    return entries.filter(({ item }) => !(item.error instanceof UploadRefused)).length >= most ? "tooMany" : null;
  }

  /** What the server found it to be counts from now on, also when it is something else than it looked like. */
  function arrive(entry: Entry, file: StoredFile): void {
    const kind = kindShown(file);
    const keeps = kind === "image" && entry.item.preview !== null;
    if (!keeps) forgetPicture(entry);
    const preview = keeps ? entry.item.preview : file.previewUrl;
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
      // Taken out in the very moment it arrived.
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
      if (running >= atOnce || waiting === undefined || waiting.source === null) return;
      void send(waiting, waiting.source);
    }
  }

  entries = initial.map(entryOf);
  shown = entries.map(({ item }) => item);

  return {
    items: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
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
      tell();
      sendWaiting();
    },
    retry(key) {
      const entry = entries.find(({ item }) => item.key === key);
      if (entry?.item.state !== "failed" || entry.source === null || entry.item.error instanceof UploadRefused) return;
      change(key, { state: "waiting", share: 0, error: null });
      sendWaiting();
    },
    remove(key) {
      const entry = entries.find(({ item }) => item.key === key);
      if (entry === undefined) return;
      entries = entries.filter((other) => other !== entry);
      entry.stop?.abort();
      if (entry.source !== null && entry.item.file !== null) ports.discard(entry.item.file.id);
      forgetPicture(entry);
      tell();
      sendWaiting();
    },
    reset(files) {
      for (const entry of entries) {
        entry.stop?.abort("left");
        forgetPicture(entry);
      }
      entries = files.map(entryOf);
      tell();
    },
    leave() {
      for (const entry of entries) {
        entry.stop?.abort("left");
        forgetPicture(entry);
        // Or it would be sent as soon as those before it have stopped.
        const isWaiting = entry.item.state === "waiting";
        entry.item = { ...entry.item, ...(isWaiting ? { state: "failed", error: left() } : {}), preview: null };
      }
      tell();
    },
  };
}
