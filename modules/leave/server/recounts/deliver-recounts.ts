import { noticeOf, notifySome } from "#modules/notifications/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { LeaveContext, Recount } from "../context.ts";
import { byReason } from "#shared/recounted-reasons.ts";

/** Tells people which days of their leave came back, and which are taken now. */
export async function deliverRecounts(
  tx: Transaction,
  { settings }: Pick<LeaveContext, "settings">,
  recounts: readonly Recount[],
): Promise<void> {
  const told = recounts.flatMap(({ id, personId, days }) =>
    byReason(days).map(({ why, sum, dates: [first = ""] }) => ({ id, personId, first, days: sum, why })),
  );
  // Those of whom the same days changed are told by the same notice.
  for (const alike of Map.groupBy(told, ({ first, days, why }) => `${first} ${days} ${why}`).values()) {
    const [{ id, first, days, why } = { id: "", first: "", days: 0, why: "holiday" as const }] = alike;
    const notice = noticeOf({
      kind: "leaveRecounted",
      subject: { kind: "leaveRecount", id },
      details: { dueOn: first, days, why },
    });
    await notifySome({ tx, settings }, notice, [...new Set(alike.map(({ personId }) => personId))]);
  }
}
