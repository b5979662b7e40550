import type { Transaction } from "#platform/database/database.ts";
import { writeDate } from "../../contract/written-time.ts";
import { requestRecomputation } from "../days/compute-recomputation.ts";
import type { AffectedSpan } from "../effects/plan-effect.ts";

const written = (day: number): string | null => (Number.isFinite(day) ? writeDate(day) : null);

/** Requests that the claims of overtime of the people of some stretches are computed again, but for locked months. */
export async function requestClaims(
  tx: Transaction,
  stretches: readonly AffectedSpan[],
  by: { cause: string; requestedBy: string },
): Promise<void> {
  if (stretches.length === 0) return;
  const people = stretches.some((stretch) => stretch.people === "everyone")
    ? "everyone"
    : [...new Set(stretches.flatMap((stretch) => stretch.people))];
  const from = written(Math.min(...stretches.map(({ span }) => span.from)));
  const to = written(Math.max(...stretches.map(({ span }) => span.to)));
  await requestRecomputation(tx, { ...by, people, from, to, only: "claims" });
}
