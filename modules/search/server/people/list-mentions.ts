import { authorOf, listParticipants, type FileLinks, type Viewer } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { beginsWords, foldedWords } from "#shared/fold.ts";
import type { Mentionable } from "../../contract/schemas.ts";
import { planMatch } from "./plan-match.ts";
import { selectDepartments, selectNamed, selectNamedAmong } from "./queries.ts";

const maxPeople = 8;
const maxDepartments = 3;

/**
 * Returns the people and departments that can be mentioned, by name prefix in either script. The topic's author and
 * commenters come first, then matches of first names, then the rest.
 */
export async function listMentions(
  db: Reader,
  { q: text, topic }: { q: string; topic?: string | undefined },
  { viewer, files }: { viewer: Viewer; files: FileLinks },
): Promise<Mentionable[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  const participants = topic === undefined ? [] : await listParticipants(db, viewer, topic);
  const near = participants.length === 0 ? [] : await selectNamedAmong(db, [participants, plan.names]);
  const nearIds = near.map((row) => row.author_id);
  const others = await selectNamed(db, [plan.match, plan.rank, plan.firstName, nearIds]);
  const asked = foldedWords(text);
  const departments = (await selectDepartments(db)).filter(({ nameEn, nameAr }) =>
    beginsWords(`${nameEn} ${nameAr}`, asked),
  );
  return [
    ...[...near, ...others]
      .slice(0, maxPeople)
      .map((row): Mentionable => ({ kind: "person", ...authorOf(row, files, viewer.personId) })),
    ...departments
      .slice(0, maxDepartments)
      .map((one): Mentionable => ({ kind: "department", ...one, titleAr: null, titleEn: null, photoUrl: null })),
  ];
}
