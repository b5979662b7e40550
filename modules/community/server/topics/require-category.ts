import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Viewer } from "../viewer.ts";
import { postingRefusal } from "./policy.ts";

/** Throws 422 for a category in which this person cannot post. */
export async function requireOpenCategory(db: Reader, viewer: Viewer, id: string): Promise<void> {
  const row = await db
    .selectFrom("category")
    .select(["id", "is_active", "posting"])
    .where("id", "=", id)
    .executeTakeFirst();
  const category = row === undefined ? null : { id: row.id, isActive: row.is_active, posting: row.posting };
  const refusal = postingRefusal(viewer, category);
  if (refusal !== null) throw refuseField(refusal, "categoryId", { key: "invalid" });
}
