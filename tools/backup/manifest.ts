import { z } from "zod";
import { isKey } from "#platform/files/blob-store.ts";

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const tableSchema = z.strictObject({
  schema: z.enum(["public", "graphile_worker"]),
  name: identifier,
  /** Without generated columns. */
  columns: z.array(identifier).min(1),
  rows: count,
  /** Independent of the order of rows: see row-digest.ts. */
  digest: sha256,
  /** Number of parts that contain its rows. */
  parts: count,
});

/** The manifest of an archive; its last entry but one. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Release that took the backup, as in package.json. */
  release: z.string(),
  takenAt: z.iso.datetime(),
  database: z.string(),
  /** The server's version string; informational. */
  postgres: z.string(),
  /** The first transaction that the snapshot does not see. */
  nextTransaction: z.string().regex(/^\d+$/),
  migrations: z.array(z.strictObject({ name: z.string().regex(/^\d{4}-[a-z0-9-]+\.sql$/), hash: sha256 })).min(1),
  /** The newest migration of the job queue; null before its first. */
  queueMigration: count.nullable(),
  tables: z.array(tableSchema).min(1),
  partitions: z.array(
    z.strictObject({
      name: identifier,
      parent: identifier,
      bounds: z.string().regex(/^FOR VALUES FROM \('[0-9 :+-]+'\) TO \('[0-9 :+-]+'\)$/),
    }),
  ),
  sequences: z.array(
    z.strictObject({
      schema: z.enum(["public", "graphile_worker"]),
      name: identifier,
      /** Null before the first value is drawn. */
      lastValue: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  files: z.strictObject({
    /** Whether file contents are included; otherwise they are only in the installation's bucket. */
    included: z.boolean(),
    count,
    bytes: count,
    /** Number of files that were missing in the store. */
    missing: count,
    /** Number of lists that name the files. */
    lists: count,
  }),
  /** Identifies the secret key without revealing it. */
  secretFingerprint: z.string(),
  /** Identifies previous keys that opened secrets as well; absent without any, so that older releases can restore it. */
  previousFingerprints: z.array(z.string()).optional(),
  hasSecret: z.boolean(),
  /** SHA-256 of every entry, by name, except file contents; those are in the lists of files. */
  entries: z.record(z.string(), sha256),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTable = Manifest["tables"][number];

/** One line of a list of files; without a hash if the content is not included. */
export const listedFileSchema = z.strictObject({
  key: z.string().refine(isKey),
  byteSize: count,
  sha256: sha256.nullable(),
});
export type ListedFile = z.infer<typeof listedFileSchema>;

const numbered = (number: number): string => String(number).padStart(6, "0");

export const entryNames = {
  manifest: "manifest.json",
  /** The SHA-256 of the manifest; an archive that ends with this entry is complete. */
  end: "manifest.sha256",
  secret: "secret-key",
  previousSecrets: "secret-key.previous",
  part: ({ schema, name }: Pick<ManifestTable, "schema" | "name">, number: number): string =>
    `database/${schema}.${name}/${numbered(number)}.copy`,
  content: (key: string): string => `files/${key}`,
  list: (number: number): string => `lists/${numbered(number)}.ndjson`,
};
