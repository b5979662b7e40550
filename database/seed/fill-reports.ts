import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/database/database.ts";
import { readSubject, type Subject } from "#modules/community/server/index.ts";
import { scoreOfReports } from "#modules/moderation/server/index.ts";
import { personId } from "./fill-people.ts";
import { reportCases, type SeedCase } from "./reports.ts";
import type { PlannedTopic } from "./schedule.ts";

const hour = 3_600_000;
const judge = "huda";

const idOf = (key: string): string => {
  const id = personId.get(key);
  if (id === undefined) throw new Error(`"${key}" works nowhere in the demonstration company.`);
  return String(id);
};

type Found = { subject: Subject; topicId: string; author: string; writtenAt: Date };

function subjectOf(one: SeedCase, plan: readonly PlannedTopic[]): Found {
  const topic = plan.find(({ seed }) => seed.titleEn === one.topic);
  if (topic === undefined) throw new Error(`There is no topic "${one.topic}" to report.`);
  const topicId = String(topic.id);
  const { comment: words } = one;
  if (words === undefined) {
    return { subject: { kind: "topic", id: topicId }, topicId, author: topic.seed.author, writtenAt: topic.at };
  }
  const comment = topic.comments.find(({ content }) => content.startsWith(words));
  if (comment === undefined) throw new Error(`There is no comment "${words}" to report.`);
  return {
    subject: { kind: "comment", id: String(comment.id) },
    topicId,
    author: comment.author,
    writtenAt: comment.at,
  };
}

/** Returns the beginning of an hour before now, but not before the content was written. */
const hourBefore = (now: Date, hoursAgo: number, writtenAt: Date): Date => {
  const wanted = Math.max(now.getTime() - hoursAgo * hour, writtenAt.getTime());
  return new Date(Math.floor(Math.min(wanted, now.getTime()) / hour) * hour);
};

/** Stored as a date only. */
const dateOf = (at: Date): string => `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;

async function enterCase(tx: Transaction, one: SeedCase, found: Found, now: Date): Promise<void> {
  const { subject, topicId, author, writtenAt } = found;
  const present = await readSubject(tx, subject);
  if (present === null) throw new Error(`There is no ${subject.kind} ${subject.id} to report.`);
  const at = hourBefore(now, one.hoursAgo, writtenAt);
  const { ruling } = one;
  const decided = {
    decision: ruling?.decision ?? null,
    decision_reason: ruling?.reason ?? null,
    decided_at: ruling === undefined ? null : hourBefore(now, ruling.hoursAgo, at),
  };
  const { id } = await tx
    .insertInto("report_case")
    .values({
      subject_kind: subject.kind,
      subject_id: subject.id,
      topic_id: topicId,
      author_id: idOf(author),
      snapshot: JSON.stringify(present.snapshot),
      report_count: one.reports.length,
      score: scoreOfReports(one.reports.map(({ reason }) => reason)),
      reasons: [...new Set(one.reports.map(({ reason }) => reason))],
      hid: one.hidden === true,
      opened_at: dateOf(at),
      last_reported_at: dateOf(at),
      ...decided,
      decided_by: ruling === undefined ? null : idOf(judge),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("abuse_report")
    .values(
      one.reports.map(({ reason, text, by }) => ({
        case_id: id,
        reason,
        text: text ?? null,
        // Random: no key produces these, so a person's own report never counts as a repetition.
        pseudonym: by === undefined && ruling === undefined ? randomBytes(32) : null,
        reporter_id: by === undefined ? null : idOf(by),
      })),
    )
    .execute();
  const isHidden = subject.kind === "comment" && ruling !== undefined ? ruling.decision === "deactivate" : one.hidden;
  await tx
    .updateTable(subject.kind)
    .set({
      report_count: one.reports.length,
      open_case_id: ruling === undefined ? id : null,
      hidden_at: isHidden === true ? (decided.decided_at ?? at) : null,
      ...decided,
    })
    .where("id", "=", subject.id)
    .execute();
}

/** Inserts open and decided cases of reports, after their topics and comments. */
export async function fillReports(tx: Transaction, plan: readonly PlannedTopic[], now: Date): Promise<void> {
  for (const one of reportCases) await enterCase(tx, one, subjectOf(one, plan), now);
}
