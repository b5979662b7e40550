import type { z } from "zod";
import { readSubject } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { listCasesQuery, OwnDecision, ReportCase } from "../../contract/schemas.ts";
import { presentCase, presentDecision, presentSummary, type CaseContext } from "./present-case.ts";
import { selectCase, selectCases, selectEarlier, selectReports, type CaseRow } from "./queries.ts";

export async function listCases(db: Reader, query: z.output<typeof listCasesQuery>, context: CaseContext) {
  const { state, reason = null, category = null, topic = null, sort } = query;
  const filters = { isOpen: state === undefined ? null : state === "open", reason, category, topic };
  const { data, page } = await readPage<CaseRow>(
    {
      list: `cases ${JSON.stringify([sort, filters])}`,
      kinds: sort === "newest" ? ["id"] : ["count", "id"],
      keyOf: (row) => (sort === "newest" ? [row.id] : [row.score, row.id]),
      fetch: (cursor, size) => selectCases(db, filters, sort, cursor, size),
    },
    query,
  );
  return { data: data.map((row) => presentSummary(row, context)), page };
}

/** Returns a complete case, for moderators; throws 404 if there is none. */
export async function readCase(db: Reader, id: string, context: CaseContext): Promise<ReportCase> {
  const row = await selectCase(db, id);
  if (row === null) throw refuse("not_found");
  const { subject } = row;
  const reports = await selectReports(db, id);
  const earlier = await selectEarlier(db, subject.kind, subject.id, id);
  return presentCase(row, { reports, earlier, current: await readSubject(db, subject) }, context);
}

/** Returns a decision with the content's author, for notifications; null without a decision. */
export async function notifiableDecision(db: Reader, id: string): Promise<(OwnDecision & { authorId: string }) | null> {
  const row = await selectCase(db, id);
  const decision = row && presentDecision(row);
  return row && decision && { ...decision, authorId: row.author_id };
}

/** Returns the decision about content of this person; throws 404 for other people and without a decision. */
export async function readDecision(db: Reader, personId: string, id: string): Promise<OwnDecision> {
  const decision = await notifiableDecision(db, id);
  if (decision === null || decision.authorId !== personId) throw refuse("not_found");
  return decision;
}
