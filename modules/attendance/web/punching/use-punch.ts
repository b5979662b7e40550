import { useEffect, useRef, useState } from "react";
import { atMost } from "#client/at-most.ts";
import type { PermittedLocation, Today } from "#modules/attendance/contract/schemas-day.ts";
import type { PunchReceipt } from "#modules/attendance/contract/schemas-punch.ts";
import { findExactPosition, type FoundPosition, type PositionProblem } from "./find-position.ts";
import { nearestPlace } from "./find-nearest.ts";
import { timeoutMs, queuedPunches } from "./queued-punches.ts";

type Kind = "in" | "out";

/** Progress of a punch. Refused and unsent punches are in the queue. */
export type PunchStep =
  | { at: "rest" }
  | { at: "finding" }
  | { at: "again"; accuracy: number }
  | { at: "sending"; clientId: string; position: FoundPosition | null; nearest: ReturnType<typeof nearestPlace> }
  | { at: "done"; receipt: PunchReceipt; lacking: PositionProblem | null; places: readonly PermittedLocation[] };

/** Milliseconds in which a second press is ignored, as the button may have changed its action. */
const doublePress = 1_000;

/**
 * Checks in or out with a position read at that moment; without one the policy of the location decides. A punch without
 * an answer in time stays in the queue. `ahead`: offset of the displayed clock from the device's, in milliseconds.
 */
export function usePunch(today: Today, ahead: number) {
  const [step, setStep] = useState<PunchStep>({ at: "rest" });
  const isRunning = useRef(false);
  const last = useRef<{ kind: Kind; at: number } | null>(null);
  useEffect(
    () =>
      queuedPunches.onAnswer((punch, answer) => {
        const { lacking, places } = punch;
        setStep("receipt" in answer ? { at: "done", receipt: answer.receipt, lacking, places } : { at: "rest" });
      }),
    [],
  );

  async function send(kind: Kind): Promise<void> {
    const places = today.permittedLocations;
    // The refusal of the previous attempt; refusals of punches sent later stay.
    queuedPunches.list().forEach(({ clientId, tries }) => tries === 1 && queuedPunches.dismiss(clientId));
    setStep({ at: "finding" });
    const outcome = await findExactPosition(
      (position) => nearestPlace(position, places)?.place.maximumAccuracy ?? Infinity,
      ({ accuracy }) => setStep({ at: "again", accuracy }),
    );
    const position = "position" in outcome ? outcome.position : null;
    const lacking = "problem" in outcome ? outcome.problem : null;
    const clientId = crypto.randomUUID();
    setStep({ at: "sending", clientId, position, nearest: position === null ? null : nearestPlace(position, places) });
    const keptAt = Date.now();
    const capturedAt = new Date(keptAt + ahead).toISOString();
    queuedPunches.add({ clientId, kind, capturedAt, keptAt, position, lacking, places });
    await atMost(timeoutMs, queuedPunches.send());
    setStep((last) => (last.at === "sending" ? { at: "rest" } : last));
  }

  return {
    step,
    isBusy: step.at === "finding" || step.at === "again" || step.at === "sending",
    punch: (kind: Kind): void => {
      const isSecond =
        last.current !== null && last.current.kind !== kind && Date.now() - last.current.at < doublePress;
      if (isRunning.current || isSecond) return;
      isRunning.current = true;
      last.current = { kind, at: Date.now() };
      void send(kind).finally(() => (isRunning.current = false));
    },
    dismiss: () => setStep({ at: "rest" }),
  };
}
