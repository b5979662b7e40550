import { noticeOf, notifySome, settleNotices } from "#modules/notifications/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { AttendanceContext } from "../context.ts";
import { loadDeputy } from "../overtime/load-deciders.ts";
import type { RequestRow } from "./queries.ts";

type Context = Pick<AttendanceContext, "deputyResolvers" | "settings">;
type Asked = Pick<RequestRow, "id" | "person_id" | "date" | "manager_id">;

/** Returns the manager, or the deputy who decides today instead; null where officers decide. */
async function findDecider(db: Reader, context: Context, { person_id, manager_id }: Asked): Promise<string | null> {
  if (manager_id === null) return null;
  const deputyId = await loadDeputy(db, context, manager_id);
  // A deputy does not decide on their own overtime.
  return deputyId === null || deputyId === person_id ? manager_id : deputyId;
}

const noticeFor = ({ id, person_id: actorId, date }: Asked) =>
  noticeOf({
    kind: "approvalWaiting",
    subject: { kind: "overtimeRequest", id },
    actorId,
    details: { dueOn: date },
  });

/** Notifies the decider that overtime was asked for. Officers, who decide where there is no manager, are not notified. */
export async function notifyDecider(tx: Transaction, context: Context, asked: Asked): Promise<void> {
  const decider = await findDecider(tx, context, asked);
  if (decider !== null) await notifySome({ tx, settings: context.settings }, noticeFor(asked), [decider]);
}

/** Settles that notification of the manager, the deputy and the one who has decided. */
export async function settleDeciders(
  tx: Transaction,
  context: Context,
  asked: Asked,
  decidedBy: readonly string[] = [],
): Promise<void> {
  const people = [asked.manager_id, await findDecider(tx, context, asked), ...decidedBy];
  await settleNotices(
    tx,
    noticeFor(asked),
    people.filter((id) => id !== null),
  );
}
