import type { z } from "zod";
import { loadTopicRights, markMustRead, type Change } from "#modules/community/server/index.ts";
import { departmentsExist } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { AcknowledgementEvent } from "../contract/events.ts";
import type { MustRead, setMustRead as setMustReadSchema } from "../contract/schemas.ts";
import { loadMustRead, readMustRead, today, type MustReadContext } from "./load-must-read.ts";
import { notifyMissing } from "./deliver-reminders.ts";
import { deleteMustRead, lockMustRead, saveAcknowledgement, saveMustRead } from "./store.ts";

type Body = z.output<typeof setMustReadSchema>;

/** Records an event of a must-read; an acknowledgement is sent to the reader's own screens only. */
const recordMustRead = (
  { tx, actor, facts }: Change,
  action: AcknowledgementEvent["action"],
  topicId: string,
): Promise<void> =>
  record(tx, {
    action,
    actorId: actor.personId,
    subject: { kind: "topic", id: topicId },
    details: { topicId },
    audience: action === "mustRead.acknowledged" ? `person:${actor.personId}` : "all",
    requestId: facts.id,
  });

async function requireValid({ tx, actor }: Change, topicId: string, body: Body, day: string): Promise<void> {
  const topic = await loadTopicRights(tx, actor, topicId);
  if (topic?.canSee !== true) throw refuse("not_found");
  if (!topic.isListed) throw refuse("topic_inactive");
  if (body.dueOn < day) throw refuseField("day_past", "dueOn", { key: "invalid" });
  if (!(await departmentsExist(tx, body.departments ?? []))) {
    throw refuseField("department_unknown", "departments", { key: "invalid" });
  }
}

/**
 * Requests acknowledgement of a topic, or changes its date or audience. Notifies people who have yet to acknowledge.
 */
export async function setMustRead(change: Change, topicId: string, body: Body, context: MustReadContext) {
  const { tx, actor } = change;
  await requireValid(change, topicId, body, await today(tx, context));
  const version = await lockMustRead(tx, topicId);
  if (version !== null && body.version !== undefined && body.version !== version) {
    throw refuse("stale_version", { current: await readMustRead(tx, actor, topicId, context) });
  }
  const named = [...new Set(body.departments ?? [])];
  await saveMustRead(tx, {
    topicId,
    dueOn: body.dueOn,
    departments: named.length === 0 ? null : named,
    askedBy: actor.personId,
    at: nowIso(),
    askAgain: body.askAgain,
  });
  await markMustRead(tx, topicId, true);
  await recordMustRead(change, version === null ? "mustRead.asked" : "mustRead.changed", topicId);
  await notifyMissing(tx, topicId, actor.personId);
  return readMustRead(tx, actor, topicId, context);
}

/** Withdraws the request and keeps existing acknowledgements. Throws 404 if there is none. */
export async function withdrawMustRead(change: Change, topicId: string): Promise<void> {
  const { tx, actor } = change;
  const topic = await loadTopicRights(tx, actor, topicId);
  if (topic?.canSee !== true || !(await deleteMustRead(tx, topicId))) throw refuse("not_found");
  await markMustRead(tx, topicId, false);
  await recordMustRead(change, "mustRead.withdrawn", topicId);
}

/** Acknowledges a topic for the viewer; throws 422 if they are not in its audience. */
export async function acknowledge(change: Change, topicId: string, context: MustReadContext): Promise<MustRead> {
  const { tx, actor } = change;
  // Serialises acknowledging with requesting again.
  await lockMustRead(tx, topicId);
  const row = await loadMustRead(tx, actor, topicId);
  if (!row.concernsMe) throw refuse("not_concerned");
  if (await saveAcknowledgement(tx, topicId, actor.personId, nowIso())) {
    await recordMustRead(change, "mustRead.acknowledged", topicId);
  }
  return readMustRead(tx, actor, topicId, context);
}
