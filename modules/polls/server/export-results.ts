import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { csvType } from "#platform/http/csv.ts";
import type { Context } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { sendDownload, writeCsv } from "#platform/http/send-download.ts";
import type { pollRoutes } from "../contract/routes.ts";
import { loadPoll, type TopicOf } from "./load-poll.ts";
import { presentPoll } from "./present-poll.ts";
import type { PollRow } from "./queries.ts";

type Cells = (string | number | null)[];

const selectNames = statement<{ choiceId: string; names: string }, [pollId: string]>(`
  select x.choice_id as "choiceId", string_agg(coalesce(p.name_en, p.name_ar, ''), '; ' order by p.id) as names
  from poll_vote_choice x join person p on p.id = x.person_id where x.poll_id = $1 group by x.choice_id`).all;

/** Percentage of voters, to one decimal. */
const share = (votes: number, voters: number): number => (voters === 0 ? 0 : Math.round((votes / voters) * 1000) / 10);

const title = { en: "Choice (English)", ar: "الخيار (بالعربية)", votes: "Votes / الأصوات" };
const shareTitle = "Share of voters, % / النسبة من المصوّتين، %";
const total = { en: "People who voted", ar: "عدد المصوّتين" };
const voters = "Who / المصوّتون";

/** The headings, a row per choice, and a row with the number of voters. Names for an open ballot only. */
async function tableOf(db: Reader, poll: PollRow): Promise<{ headings: Cells; rows: Cells[] }> {
  const isOpen = poll.ballot === "open";
  const known = isOpen ? await selectNames(db, poll.id) : [];
  const names = new Map(known.map((row) => [row.choiceId, row.names]));
  const named = (cell: string | null): Cells => (isOpen ? [cell] : []);
  const headings = [title.en, title.ar, title.votes, shareTitle, ...named(voters)];
  const rows = [
    ...poll.choices.map(({ id, textEn, textAr, votes }): Cells => [
      textEn,
      textAr,
      votes,
      share(votes, poll.voterCount),
      ...named(names.get(id) ?? null),
    ]),
    [total.en, total.ar, poll.voterCount, null, ...named(null)],
  ];
  return { headings, rows };
}

/** Sends the results as a spreadsheet to the author and moderators if they may see them; the export is recorded. */
export async function exportResults(call: Context<(typeof pollRoutes)["exportResults"]>, topicOf: TopicOf) {
  const { database, actor, facts, raw } = call;
  const topicId = call.params.id;
  const { poll, rights } = await loadPoll(database.primary, topicOf, actor, topicId);
  if (!presentPoll(poll, rights).can.export) throw refuse("not_allowed");
  const { headings, rows } = await tableOf(database.primary, poll);
  await sendDownload(database, raw.reply, {
    name: `poll-${topicId}.csv`,
    type: csvType,
    isHead: raw.request.method === "HEAD",
    event: {
      action: "poll.exported",
      actorId: actor.personId,
      subject: { kind: "poll", id: poll.id },
      details: { topicId },
      requestId: facts.id,
    },
    content: () => writeCsv(headings, [rows]),
  });
}
