import type { SealedSecrets } from "#platform/config/sealed-secret.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";

/** A row with a sealed secret; `id` is compared as text or number by the source's own statement. */
export type SealedRow = { id: string; sealed: Buffer };

/** A column of sealed secrets. Each module lists its own, so that they can be sealed again with another key. */
export type SealedSource = {
  /** For people who operate the installation. */
  name: string;
  secrets: SealedSecrets;
  ownerOf: (id: string) => string;
  /** Returns up to `batchSize` rows with ids after one, in their order; null for the first ones. */
  readAfter: (db: Reader, id: string | null) => Promise<SealedRow[]>;
  /** Replaces a sealed secret unless it has changed since it was read. */
  replace: (tx: Transaction, id: string, from: Buffer, to: Buffer) => Promise<void>;
};
