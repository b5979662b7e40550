import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { PermittedLocation, Today } from "#modules/attendance/contract/schemas-day.ts";
import type { PunchReceipt } from "#modules/attendance/contract/schemas-punch.ts";
import { createPunch, listDays, readToday } from "../api.ts";
import { findExactPosition, type FoundPosition, type PositionProblem } from "./find-position.ts";
import { nearestPlace } from "./find-nearest.ts";

type Kind = "in" | "out";

/** How far a punch has come, and how it ended. */
export type PunchStep =
  | { at: "rest" }
  | { at: "finding" }
  | { at: "again"; accuracy: number }
  | { at: "sending"; position: FoundPosition | null; nearest: ReturnType<typeof nearestPlace> }
  | { at: "done"; receipt: PunchReceipt; lacking: PositionProblem | null; places: readonly PermittedLocation[] }
  | { at: "refused"; problem: ApiProblem; lacking: PositionProblem | null; places: readonly PermittedLocation[] }
  | { at: "failed"; error: unknown };

/** So long a press after a silence of the server is the same punch; later it is another. */
const sameFor = 5 * 60_000;

/** Checks in or out with a position taken at that moment; without one it is the place's policy that decides. */
export function usePunch(today: Today) {
  const queries = useQueryClient();
  const [step, setStep] = useState<PunchStep>({ at: "rest" });
  const isRunning = useRef(false);
  // Of a punch that nobody knows to have arrived: sent again under its id, it counts once.
  const undecided = useRef<{ kind: Kind; clientId: string; since: number } | null>(null);

  function clientIdOf(kind: Kind): string {
    const last = undecided.current;
    if (last === null || last.kind !== kind || Date.now() - last.since > sameFor) {
      undecided.current = { kind, clientId: crypto.randomUUID(), since: Date.now() };
    }
    return undecided.current?.clientId ?? crypto.randomUUID();
  }

  async function send(kind: Kind): Promise<void> {
    const places = today.permittedLocations;
    setStep({ at: "finding" });
    const outcome = await findExactPosition(
      "geolocation" in navigator ? navigator.geolocation : undefined,
      (position) => nearestPlace(position, places)?.place.maximumAccuracy ?? Infinity,
      ({ accuracy }) => setStep({ at: "again", accuracy }),
    );
    const position = "position" in outcome ? outcome.position : null;
    const lacking = "problem" in outcome ? outcome.problem : null;
    setStep({ at: "sending", position, nearest: position === null ? null : nearestPlace(position, places) });
    try {
      const { data: receipt } = await createPunch({
        body: {
          kind,
          clientId: clientIdOf(kind),
          deviceAt: new Date().toISOString(),
          ...(position === null
            ? {}
            : {
                latitude: position.latitude,
                longitude: position.longitude,
                accuracy: position.accuracy,
                positionAt: position.at,
              }),
        },
      });
      undecided.current = null;
      setStep({ at: "done", receipt, lacking, places });
    } catch (error) {
      const isAnswer = error instanceof ApiProblem && error.status < 500;
      if (isAnswer) undecided.current = null;
      setStep(isAnswer ? { at: "refused", problem: error, lacking, places } : { at: "failed", error });
    }
    // A refused one stands in the timeline too.
    await Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(readToday) }),
      queries.invalidateQueries({ queryKey: keyOf(listDays) }),
    ]);
  }

  return {
    step,
    isBusy: step.at === "finding" || step.at === "again" || step.at === "sending",
    punch: (kind: Kind): void => {
      if (isRunning.current) return;
      isRunning.current = true;
      void send(kind).finally(() => (isRunning.current = false));
    },
    dismiss: () => setStep({ at: "rest" }),
  };
}
