import { randomUUID } from "node:crypto";
import { insertView } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { viewingMinutes } from "../../contract/viewing/schemas.ts";
import { readAccount } from "../accounts/queries.ts";
import type { AccountChange } from "../users/context.ts";
import { openAccount } from "../users/load-account.ts";
import { endViewingTask } from "./close-viewing.ts";
import { insertViewing, isAdministratorOn } from "./store.ts";
import { todayOf } from "../accounts/context.ts";

/**
 * Starts a viewing of the portal as a person with no more permissions than the administrator: read-only, for some
 * minutes, with a token that cannot be refreshed. The person is notified with the reason, and sees it among the views
 * of their protected fields. Throws `not_allowed`, `own_account`, `permission_not_held` and `account_not_active`.
 */
export async function openViewing({ tx, context, requester }: AccountChange, personId: string, reason: string) {
  const { actor, requestId } = requester;
  const today = await todayOf(tx, context);
  if (!(await isAdministratorOn(tx, actor.personId, today))) throw refuse("not_allowed");
  const { status } = await openAccount(tx, context, actor, personId);
  if (personId === actor.personId) throw refuse("own_account");
  const account = await readAccount(tx, personId);
  if (account === null || status !== "active") throw refuse("account_not_active");

  const startedAt = now();
  const endsAt = new Date(startedAt.getTime() + viewingMinutes * 60_000);
  const id = randomUUID();
  const { personId: viewerId, sessionId, generation } = actor;
  await insertViewing(tx, { id, viewerId, personId, sessionId, reason, startedAt, endsAt });
  await insertView(tx, { personId, viewerId, day: today, fields: ["phone", "mobile", "email", "birthday"] });
  await recordPerson(tx, {
    action: "viewing.started",
    actorId: viewerId,
    personId,
    details: { reason, viewing: id },
    requestId,
  });
  await enqueue(tx, endViewingTask, { id }, { runAt: endsAt, key: `viewing ${id}` });
  const { nameAr, nameEn } = account;
  return {
    token: await context.sessions.issueViewing({ personId, sessionId, generation, viewing: { id, viewerId } }),
    endsAt: endsAt.toISOString(),
    person: { id: personId, nameAr, nameEn },
  };
}
