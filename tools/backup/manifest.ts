import { z } from "zod";

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const tableSchema = z.strictObject({
  schema: z.enum(["public", "graphile_worker"]),
  name: identifier,
  /** Without those that the database computes. */
  columns: z.array(identifier).min(1),
  rows: count,
  /** Of the rows in whatever order: see row-digest.ts. */
  digest: sha256,
  /** How many parts its rows lie in. */
  parts: count,
});

/** What an archive says of itself, after everything else. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Of the release that took it, as in package.json. */
  release: z.string(),
  takenAt: z.iso.datetime(),
  /** What the installation calls itself: its database. */
  database: z.string(),
  /** As the server says it, for whoever reads this. */
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
      /** Null when none was drawn from it yet. */
      lastValue: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  files: z.strictObject({
    /** Whether their content is here; else it is in the bucket of the installation only. */
    included: z.boolean(),
    count,
    bytes: count,
    /** How many of them the store had lost when they were to be copied. */
    missing: count,
    /** How many lists name them. */
    lists: count,
  }),
  /** Tells one secret key from another without saying anything about it. */
  secretFingerprint: z.string(),
  hasSecret: z.boolean(),
  /** SHA-256 of every entry but the contents of files, by name; those are in the lists of files. */
  entries: z.record(z.string(), sha256),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTable = Manifest["tables"][number];

/** One line of a list of files; without a hash where the content is not here. */
export const listedFileSchema = z.strictObject({
  key: z.string().regex(/^[a-zA-Z0-9_-]+(?:[/.][a-zA-Z0-9_-]+)*$/),
  byteSize: count,
  sha256: sha256.nullable(),
});
export type ListedFile = z.infer<typeof listedFileSchema>;

const numbered = (number: number): string => String(number).padStart(6, "0");

/** Names of entries. */
export const entryNames = {
  manifest: "manifest.json",
  /** The SHA-256 of the manifest: an archive that ends with it is whole. */
  end: "manifest.sha256",
  secret: "secret-key",
  part: ({ schema, name }: Pick<ManifestTable, "schema" | "name">, number: number): string =>
    `database/${schema}.${name}/${numbered(number)}.copy`,
  content: (key: string): string => `files/${key}`,
  list: (number: number): string => `lists/${numbered(number)}.ndjson`,
};
