import { refuseField } from "#platform/http/refuse.ts";

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
