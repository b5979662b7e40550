import type { z } from "zod";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { readCalendar, type ActorQuery } from "../context.ts";
import type { LetterInList, listLettersQuery } from "../../contract/schemas-letter.ts";
import { loadPeople } from "../load-people.ts";
import { canRevoke } from "./policy.ts";
import { letterOf } from "./present-letter.ts";
import { letterPages, type LetterRow } from "./queries.ts";

/** Returns all letters, newest first, for service managers. */
export async function listLetters(
  { db, context, actor: { personId } }: ActorQuery,
  query: z.output<typeof listLettersQuery>,
): Promise<PageOf<LetterInList>> {
  const { today } = await readCalendar(db, context);
  const state = query.state ?? null;
  const { data, page } = await readPage<LetterRow>(
    { list: `letters ${state ?? "all"}`, ...byId, fetch: letterPages(db, [state, today]) },
    query,
  );
  const personIds = data.map((row) => row.person_id);
  const find = await loadPeople(db, context.files, personId, personIds);
  const viewer = { personId, managesServices: true, hasApproved: false };
  const letters = data.map((row) => ({
    ...letterOf(row, context, today),
    id: row.id,
    code: row.code,
    request: row.request_id,
    person: find(row.person_id),
    can: { revoke: canRevoke(row, viewer) },
  }));
  return { data: letters, page };
}
