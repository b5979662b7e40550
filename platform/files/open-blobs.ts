import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { BlobStore } from "./blob-store.ts";
import { createDiskBlobStore } from "./disk-blob-store.ts";
import { createS3BlobStore } from "./s3/s3-blob-store.ts";

/** Directory of files if no bucket is configured. */
export const filesDirectory = ({ dataDirectory }: Pick<Config, "dataDirectory">) => join(dataDirectory, "files");

export const openBlobs = (config: Pick<Config, "dataDirectory" | "s3">): BlobStore =>
  config.s3 === null ? createDiskBlobStore(filesDirectory(config)) : createS3BlobStore(config.s3);
