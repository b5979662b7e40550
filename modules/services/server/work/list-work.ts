import { selectMustReads, type MyMustReadRow } from "#modules/acknowledgements/server/index.ts";
import { momentOf } from "#modules/attendance/server/index.ts";
import { selectWaitingPolls, type WaitingPollRow } from "#modules/polls/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { readCalendar, type ActorQuery } from "../context.ts";
import type { WorkCount, WorkItem, WorkKind, WorkList } from "../../contract/schemas-work.ts";
import { presentDeputies } from "../deputies/change-deputy.ts";
import { selectUnaccepted } from "../deputies/queries.ts";
import { presentSummaries } from "../requests/present-summaries.ts";
import { presentApprovals } from "../requests/present-approvals.ts";
import { selectApprovals, selectCounts, selectReturned } from "./queries.ts";

/** Open polls are listed in their last days. */
const pollDays = 3;

/** Must-reads, and polls about to close. */
async function readTopics(
  db: Reader,
  { personId, viewing }: Actor,
): Promise<{ mustReads: MyMustReadRow[]; polls: WaitingPollRow[] }> {
  const at = now();
  const until = new Date(at.getTime() + pollDays * 86_400_000);
  return {
    mustReads: await selectMustReads(db, [personId]),
    // A listed poll would show an administrator who views the portal as this user whether the user has voted.
    polls: viewing ? [] : await selectWaitingPolls(db, [personId, at.toISOString(), until.toISOString()]),
  };
}

async function sumWork(
  { db, context, actor }: ActorQuery,
  today: string,
  { mustReads, polls }: Awaited<ReturnType<typeof readTopics>>,
): Promise<WorkCount> {
  const [row] = await selectCounts(db, [actor.personId, today]);
  const overtime = await context.attendance.countWaitingOvertime(db, actor);
  const { approvals = 0, returned = 0, deputies = 0 } = row ?? {};
  const count = approvals + returned + deputies + mustReads.length + polls.length + overtime;
  return { count, approvals, returned, deputies, mustReads: mustReads.length, polls: polls.length, overtime };
}

/** Counts the items of the work list. */
export async function countWork({ db, context, actor }: ActorQuery): Promise<WorkCount> {
  const { today } = await readCalendar(db, context);
  return sumWork({ db, context, actor }, today, await readTopics(db, actor));
}

const topicOf = (row: MyMustReadRow | WaitingPollRow): NonNullable<WorkItem["topic"]> => ({
  id: row.topic_id,
  categoryId: row.category_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
});

type Subject = Partial<Pick<WorkItem, "request" | "deputy" | "topic">>;

const itemOf = (kind: WorkKind, id: string, dueBy: string | null, subject: Subject): WorkItem => ({
  kind,
  id,
  dueBy,
  request: null,
  deputy: null,
  topic: null,
  ...subject,
});
const order = ({ dueBy }: WorkItem): string => dueBy ?? "9999";

/** Returns all items of the work list, sorted by due date; claims of overtime are only counted. */
export async function listWork({ db, context, actor }: ActorQuery): Promise<WorkList> {
  const { personId } = actor;
  const { today, timeZone } = await readCalendar(db, context);
  const topics = await readTopics(db, actor);
  const approvals = await presentApprovals({ db, context, viewerId: personId }, await selectApprovals(db, [personId]));
  const returned = await presentSummaries({ db, context, viewerId: personId }, await selectReturned(db, [personId]));
  const deputies = await presentDeputies(
    { db, context, viewerId: personId },
    await selectUnaccepted(db, [personId, today]),
  );
  const endOf = (date: string): string => momentOf(timeZone, date, "23:59");
  const items = [
    ...approvals.map((request) => itemOf("approval", request.id, request.expectedBy, { request })),
    ...returned.map((request) => itemOf("returned", request.id, null, { request })),
    ...deputies.map((deputy) => itemOf("deputy", deputy.id, endOf(deputy.from), { deputy })),
    ...topics.mustReads.map((row) => itemOf("mustRead", row.topic_id, endOf(row.due_on), { topic: topicOf(row) })),
    ...topics.polls.map((row) => itemOf("poll", row.topic_id, row.closes_at, { topic: topicOf(row) })),
  ];
  return {
    data: items.toSorted((one, other) => order(one).localeCompare(order(other))),
    counts: await sumWork({ db, context, actor }, today, topics),
  };
}
