import { createWriteStream } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3Config } from "#platform/config/s3-config.ts";
import { extensions, uploadLifetime, type UploadStore } from "../uploads/upload-store.ts";
import { clientConfig, openBucket } from "./client.ts";

const prefix = "uploads/";

/** Stores uploads as multipart objects, shared by nodes on different machines. */
export async function createS3UploadStore(config: S3Config): Promise<UploadStore> {
  const { S3Store } = await import("@tus/s3-store");
  const open = openBucket(config);
  const tus = new S3Store({
    expirationPeriodInMilliseconds: uploadLifetime,
    // Uploads are swept by their rows; some stores do not support tags.
    useTags: false,
    s3ClientConfig: { ...clientConfig(config), bucket: config.bucket },
  });
  tus.extensions = extensions;
  const idOf = (fileId: string): string => `${prefix}${fileId}`;
  return {
    tus,
    idOf,
    async checkOut(fileId, held) {
      const { sdk, client, bucket } = await open();
      const path = join(held.use(await mkdtempDisposable(join(tmpdir(), "diwan-upload-"))).path, "content");
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: idOf(fileId) }));
      if (!(Body instanceof Readable)) throw new Error("The upload has no bytes.");
      await pipeline(Body, createWriteStream(path, { mode: 0o600 }));
      return path;
    },
    async remove(fileId) {
      const id = idOf(fileId);
      // Aborts the multipart upload; this fails if it was completed or aborted before.
      await tus.remove(id).catch(() => {});
      const { sdk, client, bucket } = await open();
      for (const Key of [id, `${id}.part`, `${id}.info`])
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }));
    },
    async *list() {
      const { sdk, client, bucket } = await open();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const fileId = /^uploads\/(\d+)(?:\.info|\.part)?$/.exec(Key)?.[1];
          if (fileId !== undefined && LastModified !== undefined) yield { fileId, writtenAt: LastModified };
        }
      }
    },
  };
}
