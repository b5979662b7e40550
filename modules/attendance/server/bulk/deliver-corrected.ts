import { noticeOf, notifySome } from "#modules/notifications/server/index.ts";
import type { Change } from "../context.ts";
import type { ChosenDay } from "./plan-steps.ts";

/** Tells each person once that days were corrected, or that it was taken back. */
export async function deliverCorrected(
  { tx, context: { settings }, author }: Change,
  days: readonly ChosenDay[],
  { id, isUndone }: { id: string; isUndone: boolean },
): Promise<void> {
  const told = [...Map.groupBy(days, ({ personId }) => personId)].map(([personId, own]) => {
    const [first = ""] = own.map(({ date }) => date).toSorted();
    return { personId, first, days: own.length };
  });
  // Those with the same days are told by the same notice.
  for (const alike of Map.groupBy(told, ({ first, days: count }) => `${first} ${count}`).values()) {
    const [{ first, days: count } = { first: "", days: 0 }] = alike;
    const notice = noticeOf({
      kind: "attendanceCorrected",
      subject: { kind: "bulkCorrection", id },
      actorId: author.personId,
      details: { dueOn: first, days: count, isUndone },
    });
    await notifySome(
      { tx, settings },
      notice,
      alike.map(({ personId }) => personId),
    );
  }
}
