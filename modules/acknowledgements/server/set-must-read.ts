import type { z } from "zod";
import { markMustRead, loadTopicRights, type Viewer } from "#modules/community/server/index.ts";
import { departmentsExist } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { MustRead, setMustRead as setMustReadSchema } from "../contract/schemas.ts";
import { readMustRead, today, type Surroundings } from "./load-must-read.ts";
import { deleteMustRead, lockMustRead, saveMustRead } from "./store.ts";
import { notifyMissing } from "./tell-missing.ts";

type Body = z.output<typeof setMustReadSchema>;
type Options = Surroundings & { requestId: string };

async function requireSensible(tx: Transaction, viewer: Viewer, topicId: string, body: Body, day: string) {
  const topic = await loadTopicRights(tx, viewer, topicId);
  if (topic?.canSee !== true) throw refuse("not_found");
  if (!topic.isListed) throw refuse("topic_inactive");
  if (body.dueOn < day) throw refuseField("day_past", "dueOn", { key: "invalid" });
  const departments = body.departments ?? [];
  if (!(await departmentsExist(tx, departments))) {
    throw refuseField("department_unknown", "departments", { key: "invalid" });
  }
}

/**
 * Requests acknowledgement of a topic, or changes its date or audience. Notifies people who have yet to acknowledge.
 */
export async function setMustRead(
  tx: Transaction,
  viewer: Viewer,
  topicId: string,
  body: Body,
  options: Options,
): Promise<MustRead> {
  await requireSensible(tx, viewer, topicId, body, await today(tx, options));
  const version = await lockMustRead(tx, topicId);
  if (version !== null && body.version !== undefined && body.version !== version) {
    throw refuse("stale_version", { current: await readMustRead(tx, viewer, topicId, options) });
  }
  const named = [...new Set(body.departments ?? [])];
  await saveMustRead(tx, {
    topicId,
    dueOn: body.dueOn,
    departments: named.length === 0 ? null : named,
    askedBy: viewer.personId,
    at: nowIso(),
    askAgain: body.askAgain,
  });
  await markMustRead(tx, topicId, true);
  await record(tx, {
    action: version === null ? "mustRead.asked" : "mustRead.changed",
    actorId: viewer.personId,
    subject: { kind: "topic", id: topicId },
    details: { topicId },
    audience: "all",
    requestId: options.requestId,
  });
  await notifyMissing(tx, topicId, viewer.personId);
  return readMustRead(tx, viewer, topicId, options);
}

/** Withdraws the request and keeps existing acknowledgements. Throws 404 if there is none. */
export async function withdrawMustRead(
  tx: Transaction,
  viewer: Viewer,
  topicId: string,
  requestId: string,
): Promise<void> {
  const topic = await loadTopicRights(tx, viewer, topicId);
  if (topic?.canSee !== true || !(await deleteMustRead(tx, topicId))) throw refuse("not_found");
  await markMustRead(tx, topicId, false);
  await record(tx, {
    action: "mustRead.withdrawn",
    actorId: viewer.personId,
    subject: { kind: "topic", id: topicId },
    details: { topicId },
    audience: "all",
    requestId,
  });
}
