import type { z } from "zod";
import { readPage, type PageOf } from "#platform/http/page.ts";
import type { BoundedQuery } from "../context.ts";
import type { listReviewQuery, ReviewedPunch } from "../../contract/schemas-punch.ts";
import { loadPeople } from "../load-people.ts";
import { presentPunches } from "../punches/present-punch.ts";
import { reviewPages, type ReviewedRow } from "./queries.ts";

type ListQuery = z.output<typeof listReviewQuery>;

/** Returns suspicious punches, newest first, with their suspicions and, until it is purged, their position. */
export async function listReview(
  { db, context, viewerId, within }: BoundedQuery,
  query: ListQuery,
): Promise<PageOf<ReviewedPunch>> {
  const { state, suspicion, location = null, user = null, from = null, to = null } = query;
  const kind = suspicion === undefined ? null : JSON.stringify([{ kind: suspicion }]);
  const values = [state, kind, location, user, from, to, within];
  const { data, page } = await readPage<ReviewedRow>(
    {
      list: `review ${JSON.stringify(values)}`,
      kinds: ["instant", "id"],
      keyOf: (row) => [row.at, row.id],
      fetch: reviewPages(db, values),
    },
    query,
  );
  const snapshot = await context.rules.current(db);
  const ids = data.flatMap((row) => [row.person_id, row.reviewed_by]);
  const people = await loadPeople({ db, context, viewerId }, ids);
  const punches = await presentPunches(db, context, data, { viewerId, snapshot });
  const reviewed = data.flatMap((row, index): ReviewedPunch[] => {
    const [person, punch] = [people.get(row.person_id), punches[index]];
    if (person === undefined || punch === undefined) return [];
    const { latitude, longitude } = row;
    return [
      {
        person,
        punch,
        suspicions: row.suspicions,
        position: latitude === null || longitude === null ? null : { latitude, longitude },
        state: row.review ?? "open",
        reviewedBy: row.reviewed_by === null ? null : (people.get(row.reviewed_by) ?? null),
        reviewedAt: row.reviewed_at,
        reviewNote: row.review_note,
      },
    ];
  });
  return { data: reviewed, page };
}
