import type { PersonSummary } from "#shared/wire.ts";
import type { Context } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { byId, readPage } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { pollRoutes } from "../contract/routes.ts";
import { loadPoll, type TopicOf } from "./load-poll.ts";
import { presentPoll } from "./present-poll.ts";

/** Signed URLs of photos, each valid for one person. */
export type PhotoLinks = { photoUrl(fileId: string | null, personId: string): string | null };

type VoterRow = Omit<PersonSummary, "photoUrl"> & { photo: string | null; choices: string[] };

/**
 * Voters in the order of their ids, which is independent of the time of voting. Values: poll, and the choice if
 * filtered.
 */
const pagesOf = (table: "poll_vote" | "poll_vote_choice", condition: string) =>
  pageOf<VoterRow>(
    ["v.person_id"],
    "asc",
    ({ after, orderBy, size }) => `
      select p.id, p.name_ar as "nameAr", p.name_en as "nameEn", p.title_ar as "titleAr", p.title_en as "titleEn",
        p.photo_file_id as photo, array(select x.choice_id::text from poll_vote_choice x
          join poll_choice c on c.id = x.choice_id
          where x.poll_id = v.poll_id and x.person_id = v.person_id order by c.position, c.id) as choices
      from ${table} v join person p on p.id = v.person_id
      where v.poll_id = $1 and ${condition} and ${after} order by ${orderBy} limit ${size}`,
  );
const votersOfPoll = pagesOf("poll_vote", "true");
const votersOfChoice = pagesOf("poll_vote_choice", "v.choice_id = $2");

/**
 * Returns the voters of an open ballot with their choices; throws 404 for a secret ballot, `not_allowed` for readers
 * who may not see the results.
 */
export async function listVoters(
  call: Context<(typeof pollRoutes)["listVoters"]>,
  topicOf: TopicOf,
  photos: PhotoLinks,
) {
  const { db, actor, params, query } = call;
  const { poll, rights } = await loadPoll(db, topicOf, actor, params.id);
  if (poll.ballot === "secret") throw refuse("not_found");
  if (!presentPoll(poll, rights).can.seeVoters) throw refuse("not_allowed");
  const { choice } = query;
  if (choice !== undefined && !poll.choices.some(({ id }) => id === choice)) throw refuse("not_found");
  const { data, page } = await readPage<VoterRow>(
    {
      list: `voters of ${poll.id} for ${choice ?? "any"}`,
      ...byId,
      fetch: choice === undefined ? votersOfPoll(db, [poll.id]) : votersOfChoice(db, [poll.id, choice]),
    },
    query,
  );
  return {
    data: data.map(({ choices, photo, ...person }) => ({
      person: { ...person, photoUrl: photos.photoUrl(photo, actor.personId) },
      choices,
    })),
    page,
  };
}
