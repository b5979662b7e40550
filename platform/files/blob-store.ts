import type { Readable } from "node:stream";

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of files are kept, by key. What a key holds never changes. */
export type BlobStore = {
  /** The bytes are safely kept when the promise resolves; before, nobody can read a part of them. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The same for what is too large for memory; `byteSize` is how much will come. */
  put(key: string, content: Readable, byteSize: number): Promise<void>;
  /** The bytes, or a stretch of them; null when there are none under the key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Does nothing when there is nothing under the key. */
  delete(key: string): Promise<void>;
  /** Every key, in no order, and when it was written. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
};
