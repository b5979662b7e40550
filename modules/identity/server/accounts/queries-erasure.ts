import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErasureGround } from "../../contract/erasure/schemas.ts";

export type ErasureRow = {
  state: "waiting" | "running" | "done";
  ground: ErasureGround;
  asked_by: string | null;
  asked_at: string;
  finished_at: string | null;
  done_areas: string[];
};

const columns = "state, ground, asked_by, asked_at, finished_at, done_areas";

export const readErasure = statement<ErasureRow, [personId: string]>(
  `select ${columns} from erasure where person_id = $1`,
).first;
/** Locks and returns the erasure. */
export const lockErasure = statement<ErasureRow, [personId: string]>(
  `select ${columns} from erasure where person_id = $1 for update`,
).changed;

const selectNames = statement<{ name_en: string | null; name_ar: string | null }>(
  "select name_en, name_ar from person where id = $1",
);

/** Returns the distinct names of a person. */
export async function readNames(db: Reader, personId: string): Promise<string[]> {
  const [row] = await selectNames(db, [personId]);
  return [...new Set([row?.name_en, row?.name_ar].filter((name) => typeof name === "string"))];
}
