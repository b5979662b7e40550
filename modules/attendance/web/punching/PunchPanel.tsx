import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { atMost } from "#client/at-most.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SignInIcon, SignOutIcon } from "#ui/direction-icons.tsx";
import { OfflineIcon } from "#ui/icons.ts";
import { textClass, boxClass } from "#ui/primitives.ts";
import { useDistanceText, useMomentText, usePlaceFormats } from "../use-place-formats.ts";
import { actionAfter, missedEnd, plannedAfter } from "./present-row.ts";
import type { QueuedPunch } from "./punch-queue.ts";
import { Outcome, PunchDone, PunchRefused } from "./PunchOutcome.tsx";
import styles from "./PunchPanel.module.css";
import { useQueuedPunches, timeoutMs, queuedPunches } from "./queued-punches.ts";
import { usePunch, type PunchStep } from "./use-punch.ts";

function useProgressText(): (step: PunchStep) => string {
  const t = useTranslations("attendance.punching");
  const formats = useFormats();
  const distance = useDistanceText();
  return (step) => {
    if (step.at === "finding") return t("finding");
    if (step.at === "again") return t("again", { accuracy: distance(step.accuracy) });
    if (step.at !== "sending") return "";
    if (step.position === null) return t("sendingWithout");
    const accuracy = distance(step.position.accuracy);
    if (step.nearest === null) return t("sending", { accuracy });
    const { place, distance: metres } = step.nearest;
    return t("sendingAt", { accuracy, place: isolated(formats.name(place)), distance: distance(metres) });
  };
}

/** The punch button, the progress after a press, its result, and unsent punches. */
export function PunchPanel({ today, now, ahead }: { today: Today; now: number; ahead: number }) {
  const t = useTranslations("attendance");
  const { step, isBusy, punch, dismiss } = usePunch(today, ahead);
  const queued = useQueuedPunches();
  const formats = usePlaceFormats(today.timeZone);
  const progress = useProgressText()(step);
  const waiting = queued.filter(
    ({ refusal, clientId }) => refusal === null && !(step.at === "sending" && step.clientId === clientId),
  );
  const action = actionAfter(today, waiting);
  // The app shortcut focuses the button.
  const button = useRef<HTMLButtonElement>(null);
  const isShortcut = useLocation({ select: ({ hash }) => hash === "check-in" });
  useEffect(() => {
    if (isShortcut) button.current?.focus();
  }, [isShortcut]);
  const isIn = action === "checkIn";
  const ended = step.at === "rest" ? missedEnd(today, waiting, now) : null;
  return (
    <div>
      <Button
        ref={button}
        variant="strong"
        size="lg"
        wide
        icon={isIn ? <SignInIcon size={22} /> : <SignOutIcon size={22} />}
        loading={isBusy}
        loadingLabel={progress}
        onClick={() => punch(isIn ? "in" : "out")}
      >
        {t(action)}
      </Button>
      {/* Two paragraphs: one of both would be the largest text of the page, painted last. */}
      {ended !== null && (
        <div className={classNames(styles.late, textClass("tint-saffron", "sm"), boxClass("above-2"))}>
          <p className={textClass("flush", "medium")}>{t("punching.tooLate", { time: formats.time(ended) })}</p>
          <p className={textClass("flush")}>{t("punching.tooLateNow")}</p>
        </div>
      )}
      <div className={styles.verdict} role="status">
        {progress !== "" && <p className={textClass("flush", "sm", "muted")}>{progress}</p>}
        {step.at === "done" && (
          <PunchDone
            step={step}
            next={plannedAfter(today, step.receipt.kind, Date.parse(step.receipt.at))}
            timeZone={today.timeZone}
            onDismiss={dismiss}
          />
        )}
        {waiting.length > 0 && <WaitingPunches punches={waiting} timeZone={today.timeZone} />}
        {queued.map(
          (each) =>
            each.refusal !== null && (
              <PunchRefused key={each.clientId} punch={each} problem={each.refusal} timeZone={today.timeZone} />
            ),
        )}
      </div>
    </div>
  );
}

/** Punches of this browser that the server has not confirmed. */
function WaitingPunches({ punches, timeZone }: { punches: readonly QueuedPunch[]; timeZone: string }) {
  const t = useTranslations("attendance.punching.waiting");
  const momentText = useMomentText(timeZone);
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    await atMost(timeoutMs, queuedPunches.retry());
    setSending(false);
  };
  return (
    <Outcome icon={<OfflineIcon size={20} />}>
      {punches.map(({ clientId, kind, capturedAt }) => (
        <p key={clientId} className={textClass("bold")}>
          {t(kind, { time: momentText(capturedAt) })}
        </p>
      ))}
      <p>{t("text")}</p>
      <div className={boxClass("above-2")}>
        <Button size="sm" variant="soft" loading={sending} onClick={() => void send()}>
          {t("send")}
        </Button>
      </div>
    </Outcome>
  );
}
