import { Readable } from "node:stream";
import type { S3Config } from "#platform/config/s3-config.ts";
import { isKey, type BlobStore } from "../blob-store.ts";
import { isAbsent, openBucket } from "./client.ts";

/** Prefix of blobs, so that a bucket can be shared with unfinished uploads. */
const prefix = "files/";

export function createS3BlobStore(config: S3Config): BlobStore {
  const open = openBucket(config);
  const keyOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`Not a key: ${key}`);
    return prefix + key;
  };
  return {
    async put(key: string, content: Uint8Array | Readable, byteSize?: number) {
      const Key = keyOf(key);
      const { sdk, client, bucket } = await open();
      const ContentLength = content instanceof Uint8Array ? content.byteLength : byteSize;
      if (ContentLength === undefined) throw new Error("A stream needs its size.");
      // An object appears only when complete.
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key, Body: content, ContentLength }));
    },
    async get(key, range) {
      const Key = keyOf(key);
      const { sdk, client, bucket } = await open();
      const Range = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key, ...Range }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      const Key = keyOf(key);
      const { sdk, client, bucket } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }));
    },
    async *list() {
      const { sdk, client, bucket } = await open();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          // A listed foreign key would be swept under another name.
          const key = Key?.startsWith(prefix) ? Key.slice(prefix.length) : "";
          if (isKey(key) && LastModified !== undefined) yield { key, writtenAt: LastModified };
        }
      }
    },
  };
}
