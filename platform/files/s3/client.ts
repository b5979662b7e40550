import type { S3Client, S3ClientConfig } from "@aws-sdk/client-s3";
import type { S3Config } from "#platform/config/s3-config.ts";

/** Returns the SDK's settings for a bucket. */
export const clientConfig = ({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: S3Config) =>
  ({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Some S3-compatible stores do not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  }) satisfies S3ClientConfig;

export type Sdk = typeof import("@aws-sdk/client-s3");

/** Returns a loader of the SDK and a client for one bucket; lazy, since installations on disk never need it. */
export function openBucket(config: S3Config): () => Promise<{ sdk: Sdk; client: S3Client; bucket: string }> {
  let opened: Promise<{ sdk: Sdk; client: S3Client; bucket: string }> | null = null;
  return () => {
    opened ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: new sdk.S3Client(clientConfig(config)),
      bucket: config.bucket,
    }));
    return opened;
  };
}

export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && ["NoSuchKey", "NotFound", "NoSuchUpload"].includes(error.name);
