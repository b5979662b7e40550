import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Viewer } from "../context.ts";
import { postingRefusal, setsPublishing } from "./policy.ts";

/** Throws 422 for a category in which this person cannot post. */
export async function requireOpenCategory(db: Reader, viewer: Viewer, id: string): Promise<void> {
  const row = await db
    .selectFrom("category")
    .select(["id", "is_active as isActive", "posting"])
    .where("id", "=", id)
    .executeTakeFirst();
  const refusal = postingRefusal(viewer, row ?? null);
  if (refusal !== null) throw refuseField(refusal, "categoryId", { key: "invalid" });
}

/** Throws 422 for featuring without a poster, or with an end before its start. */
export function requireFeaturing(
  { from, until }: { from: string | null; until: string | null },
  { hasPoster, posterField }: { hasPoster: boolean; posterField: "featuredInHome" | "poster" },
): void {
  if (!hasPoster) throw refuseField("poster_required", posterField, { key: "invalid" });
  if (from !== null && until !== null && new Date(until) <= new Date(from)) {
    throw refuseField("fields_conflict", "featuredUntil", { key: "endFirst" });
  }
}

/** Throws 403 with the field for a change of the poster or time of publication without permission. */
export function requirePublishing(viewer: Viewer, changes: { poster: boolean; publishAt: boolean }): void {
  const field = changes.poster ? "poster" : changes.publishAt ? "publishAt" : null;
  if (field !== null && !setsPublishing(viewer)) throw refuseField("not_allowed", field, { key: "notAllowed" });
}
