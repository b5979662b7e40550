import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { readSubject, type Subject } from "#modules/community/server/index.ts";
import { decisions, reasons } from "#modules/moderation/contract/reasons.ts";
import { scoreOfReports } from "#modules/moderation/server/index.ts";
import { hour } from "./dates.ts";
import { insertRow, insertRows } from "./insert.ts";
import { personId } from "./people.ts";
import { readData } from "./read-data.ts";
import { topicTitled, type PlannedTopic } from "./plan-community.ts";

/** Reports of a topic, or of one of its comments, and the decision. */
const shape = z.strictObject({
  /** The English title. */
  topic: z.string(),
  /** The beginning of the comment. */
  comment: z.string().optional(),
  reports: z.array(
    z.strictObject({
      reason: z.enum(reasons),
      /** The named reporter; for claims of intellectual property only. */
      by: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
  /** Hours before now of the last report. */
  hours_ago: z.number(),
  /** The reports hide the content. */
  hidden: z.boolean().default(false),
  ruling: z.strictObject({ decision: z.enum(decisions), reason: z.string(), hours_ago: z.number() }).optional(),
});
type SeedCase = z.output<typeof shape>;

const moderator = "huda";

type Reported = { subject: Subject; topicId: string; author: string; writtenAt: Date };

function reportedContent(seed: SeedCase, plan: readonly PlannedTopic[]): Reported {
  const topic = topicTitled(plan, seed.topic);
  const topicId = String(topic.id);
  const { comment: beginning } = seed;
  if (beginning === undefined) {
    return { subject: { kind: "topic", id: topicId }, topicId, author: topic.seed.author, writtenAt: topic.at };
  }
  const comment = topic.comments.find(({ content }) => content.startsWith(beginning));
  if (comment === undefined) throw new Error(`There is no comment "${beginning}" to report.`);
  const { id, author, at: writtenAt } = comment;
  return { subject: { kind: "comment", id: String(id) }, topicId, author, writtenAt };
}

/** Returns the beginning of an hour before now, but not before the content was written. */
const hourBefore = (now: Date, hoursAgo: number, writtenAt: Date): Date => {
  const wanted = Math.max(now.getTime() - hoursAgo * hour, writtenAt.getTime());
  return new Date(Math.floor(Math.min(wanted, now.getTime()) / hour) * hour);
};

/** Stored as a date only. */
const dateOf = (at: Date): string => `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;

async function fillCase(tx: Transaction, seed: SeedCase, reported: Reported, now: Date): Promise<void> {
  const { subject, topicId, author, writtenAt } = reported;
  const content = await readSubject(tx, subject);
  if (content === null) throw new Error(`There is no ${subject.kind} ${subject.id} to report.`);
  const { reports, ruling, hidden } = seed;
  const at = hourBefore(now, seed.hours_ago, writtenAt);
  const decided = {
    decision: ruling?.decision ?? null,
    decision_reason: ruling?.reason ?? null,
    decided_at: ruling === undefined ? null : hourBefore(now, ruling.hours_ago, at),
  };
  const caseId = await insertRow(tx, "report_case", {
    subject_kind: subject.kind,
    subject_id: subject.id,
    topic_id: topicId,
    author_id: personId(author),
    snapshot: JSON.stringify(content.snapshot),
    report_count: reports.length,
    score: scoreOfReports(reports.map(({ reason }) => reason)),
    reasons: [...new Set(reports.map(({ reason }) => reason))],
    hid: hidden,
    opened_at: dateOf(at),
    last_reported_at: dateOf(at),
    ...decided,
    decided_by: ruling === undefined ? null : personId(moderator),
  });
  await insertRows(
    tx,
    "abuse_report",
    reports.map(({ reason, text, by }) => ({
      case_id: caseId,
      reason,
      text: text ?? null,
      // Random: no key produces these, so a person's own report never counts as a repetition.
      pseudonym: by === undefined && ruling === undefined ? randomBytes(32) : null,
      reporter_id: by === undefined ? null : personId(by),
    })),
  );
  const isHidden = subject.kind === "comment" && ruling !== undefined ? ruling.decision === "deactivate" : hidden;
  await tx
    .updateTable(subject.kind)
    .set({
      report_count: reports.length,
      open_case_id: ruling === undefined ? caseId : null,
      hidden_at: isHidden ? (decided.decided_at ?? at) : null,
      ...decided,
    })
    .where("id", "=", subject.id)
    .execute();
}

/** Inserts open and decided cases of reports, the oldest first, after their topics and comments. */
export async function fillReports(tx: Transaction, plan: readonly PlannedTopic[], now: Date): Promise<void> {
  for (const seed of readData("community/reports.json", z.array(shape))) {
    await fillCase(tx, seed, reportedContent(seed, plan), now);
  }
}
