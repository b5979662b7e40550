import type { z } from "zod";
import type { PersonSummary } from "#shared/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { Voter, votersQuery } from "../contract/schemas.ts";
import { loadPoll, type TopicOf, type Viewer } from "./load-poll.ts";
import { presentPoll } from "./present-poll.ts";

/** Signed URLs of photos, each valid for one person. */
export type PhotoLinks = { photoUrl(fileId: string | null, personId: string): string | null };

type VoterRow = {
  id: string;
  name_ar: string | null;
  name_en: string | null;
  title_ar: string | null;
  title_en: string | null;
  photo_file_id: string | null;
  choices: string[];
};

/**
 * Voters in the order of their ids, which is independent of the time of voting. Values: poll, and the choice if
 * filtered.
 */
const pagesOf = (table: "poll_vote" | "poll_vote_choice", condition: string) =>
  pageOf<VoterRow>(
    ["v.person_id"],
    "asc",
    ({ after, orderBy, size }) => `
      select p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.photo_file_id,
        array(select x.choice_id::text from poll_vote_choice x
          join poll_choice c on c.id = x.choice_id
          where x.poll_id = v.poll_id and x.person_id = v.person_id order by c.position, c.id) as choices
      from ${table} v join person p on p.id = v.person_id
      where v.poll_id = $1 and ${condition} and ${after} order by ${orderBy} limit ${size}`,
  );
const votersOfPoll = pagesOf("poll_vote", "true");
const votersOfChoice = pagesOf("poll_vote_choice", "v.choice_id = $2");

const personOf = (row: VoterRow, photos: PhotoLinks, viewerId: string): PersonSummary => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  photoUrl: photos.photoUrl(row.photo_file_id, viewerId),
});

/**
 * Returns the voters of an open ballot with their choices; throws 404 for a secret ballot, `not_allowed` for readers
 * who may not see the results.
 */
export async function listVoters(
  db: Reader,
  topicOf: TopicOf,
  viewer: Viewer,
  topicId: string,
  query: z.output<typeof votersQuery>,
  photos: PhotoLinks,
): Promise<PageOf<Voter>> {
  const { poll, rights } = await loadPoll(db, topicOf, viewer, topicId);
  if (poll.ballot === "secret") throw refuse("not_found");
  if (!presentPoll(poll, rights).can.seeVoters) throw refuse("not_allowed");
  const { choice } = query;
  if (choice !== undefined && !poll.choices.some(({ id }) => id === choice)) throw refuse("not_found");
  const { data, page } = await readPage<VoterRow>(
    {
      list: `voters of ${poll.id} for ${choice ?? "any"}`,
      kinds: ["id"],
      keyOf: (row) => [row.id],
      fetch: choice === undefined ? votersOfPoll(db, [poll.id]) : votersOfChoice(db, [poll.id, choice]),
    },
    query,
  );
  return {
    data: data.map((row) => ({ person: personOf(row, photos, viewer.personId), choices: row.choices })),
    page,
  };
}
