import { isNamed, type Environment, type Variable } from "./environment.ts";

/** A bucket of S3 or a compatible store. */
export type S3Config = NonNullable<ReturnType<typeof readS3Config>>;

/** Reads the bucket's settings; null means storage on disk. `missing` throws for a required variable that is not set. */
export function readS3Config(variables: Environment, missing: (variable: Variable) => never) {
  if (!isNamed(variables, "S3_")) return null;
  return {
    /** Null: Amazon's endpoint of the region. */
    endpoint: variables.S3_ENDPOINT ?? null,
    region: variables.S3_REGION ?? "us-east-1",
    bucket: variables.S3_BUCKET ?? missing("S3_BUCKET"),
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? missing("S3_ACCESS_KEY_ID"),
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? missing("S3_SECRET_ACCESS_KEY"),
    /** Puts the bucket's name in the path instead of the host, as most stores other than Amazon's require. */
    forcePathStyle: variables.S3_FORCE_PATH_STYLE ?? variables.S3_ENDPOINT !== undefined,
  };
}
