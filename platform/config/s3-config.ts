/** A bucket of S3 or a compatible store. */
export type S3Config = {
  /** Null: Amazon's endpoint of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Puts the bucket's name in the path instead of the host, as most stores other than Amazon's require. */
  forcePathStyle: boolean;
};

type Variables = {
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE?: boolean | undefined;
};

/** Reads the bucket's settings; null means storage on disk. Calls `missing` with each required variable not set. */
export function readS3Config(variables: Variables, missing: (variable: string) => void): S3Config | null {
  const isNamed = Object.entries(variables).some(([name, value]) => name.startsWith("S3_") && value !== undefined);
  if (!isNamed) return null;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  for (const [name, value] of Object.entries({
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }))
    if (value === undefined) missing(name);
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  return {
    endpoint: variables.S3_ENDPOINT ?? null,
    region: variables.S3_REGION ?? "us-east-1",
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: variables.S3_FORCE_PATH_STYLE ?? variables.S3_ENDPOINT !== undefined,
  };
}
