import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Transaction } from "#platform/database/database.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { requestRecomputation } from "../days/compute-recomputation.ts";
import type { AffectedSpan } from "../effects/plan-effect.ts";

/** Days before today whose findings follow a changed rule; older ones stay as they were found. */
const daysBack = 56;

/** Requests that recent closed days of the people of some stretches are compared with the rules again. */
export async function requestFindings(
  tx: Transaction,
  stretches: readonly AffectedSpan[],
  { timeZone, ...by }: { cause: string; requestedBy: string; timeZone: string },
): Promise<void> {
  const today = dayOf(civilDateIn(timeZone));
  const recent = stretches.filter(({ span }) => span.from <= today && span.to >= today - daysBack);
  if (recent.length === 0) return;
  const people = recent.some((stretch) => stretch.people === "everyone")
    ? "everyone"
    : [...new Set(recent.flatMap((stretch) => stretch.people))];
  const from = Math.max(today - daysBack, Math.min(...recent.map(({ span }) => span.from)));
  const to = Math.min(today, Math.max(...recent.map(({ span }) => span.to)));
  const span = { from: writeDate(from), to: writeDate(to) };
  await requestRecomputation(tx, { ...by, people, ...span, only: "findings" });
}
