import type { Readable } from "node:stream";

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

export const isKey = (key: string): boolean => /^[a-zA-Z0-9_-]+(?:[/.][a-zA-Z0-9_-]+)*$/.test(key);

/** Storage of file bytes, by key. The content of a key never changes. */
export type BlobStore = {
  /** Resolves when the bytes are durable; until then no part of them can be read. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The same for content that does not fit in memory, of `byteSize` bytes. */
  put(key: string, content: Readable, byteSize: number): Promise<void>;
  /** Returns the bytes or a range of them; null if the key is absent. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Does nothing if the key is absent. */
  delete(key: string): Promise<void>;
  /** Lists all keys, unordered, with the time of writing. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
};
