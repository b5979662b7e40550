import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Problem } from "#shared/errors.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { RequestCorrection } from "../correction/RequestCorrection.tsx";
import { isCorrectable, missingOf } from "../correction/plan-correction.ts";
import { useDistanceText, useMomentText } from "../use-place-formats.ts";
import type { PositionProblem } from "./find-position.ts";
import type { QueuedPunch } from "./punch-queue.ts";
import styles from "./PunchPanel.module.css";
import { queuedPunches } from "./queued-punches.ts";
import type { PunchStep } from "./use-punch.ts";

export interface OutcomeProps {
  icon: ReactNode;
  isGood?: boolean;
  onDismiss?: () => void;
  children: ReactNode;
}

/** The result of a punch, until it is dismissed. */
export function Outcome({ icon, isGood = false, onDismiss, children }: OutcomeProps) {
  const t = useTranslations("attendance.punching");
  return (
    <div
      className={classNames(styles.outcome, rowClass(3, "align-start", "sm", isGood ? "tint-success" : "tint-saffron"))}
    >
      {icon}
      <div className={classNames(styles.outcomeText, boxClass("grows"))}>{children}</div>
      {onDismiss !== undefined && (
        <IconButton size="sm" label={t("dismiss")} icon={<CloseIcon size={18} />} onClick={onDismiss} />
      )}
    </div>
  );
}

export interface PunchDoneProps {
  step: Extract<PunchStep, { at: "done" }>;
  /** The planned time of the day's next check-out or check-in; null if there is none. */
  next: string | null;
  timeZone: string;
  onDismiss: () => void;
}

/** A recorded punch: time, location, verdict and next action. */
export function PunchDone({ step: { receipt, lacking, places }, next, timeZone, onDismiss }: PunchDoneProps) {
  const t = useTranslations("attendance");
  const formats = useFormats();
  const momentText = useMomentText(timeZone);
  const distance = useDistanceText();
  const place = places.find(({ id }) => id === receipt.location);
  return (
    <Outcome isGood icon={<CheckIcon size={20} />} onDismiss={onDismiss}>
      <p className={textClass("bold")}>{t(`punching.${receipt.kind}`, { time: momentText(receipt.at) })}</p>
      {place !== undefined && receipt.distance !== null && (
        <p>{t("punching.at", { place: isolated(formats.name(place)), distance: distance(receipt.distance) })}</p>
      )}
      <p>
        {t(`punching.verdict.${receipt.verdict}`)} {receipt.flags.includes("review") && t("punching.review")}
      </p>
      {next !== null && <p>{t(`punching.next.${receipt.kind}`, { time: momentText(next) })}</p>}
      {lacking !== null && (
        <>
          <p>{t("position.without")}</p>
          <PositionHelp problem={lacking} />
        </>
      )}
    </Outcome>
  );
}

/** A refused punch: the reason, the permitted locations and a remedy. */
export function PunchRefused({ punch, problem, timeZone }: { punch: QueuedPunch; problem: Problem; timeZone: string }) {
  const t = useTranslations("attendance");
  const formats = useFormats();
  const distance = useDistanceText();
  const momentText = useMomentText(timeZone);
  const { places, lacking, tries } = punch;
  const { code, title, detail, nearest, permittedLocations } = problem;
  const place = places.find(({ id }) => id === nearest?.location);
  const isAboutPlace = permittedLocations !== undefined && code !== "already_open" && code !== "too_late";
  const permitted = places
    .filter(({ id }) => isAboutPlace && permittedLocations.includes(id))
    .map((each) => isolated(formats.name(each)));
  return (
    <Outcome icon={<WarningIcon size={20} />} onDismiss={() => queuedPunches.dismiss(punch.clientId)}>
      <p className={textClass("bold")}>{t("punching.refused", { title })}</p>
      {/* Long after the press, the punch must be named. */}
      {tries > 1 && <p>{t(`punching.made.${punch.kind}`, { time: momentText(punch.capturedAt) })}</p>}
      <p>{detail}</p>
      {lacking !== null && isAboutPlace && <PositionHelp problem={lacking} />}
      {isAboutPlace && place !== undefined && nearest != null && (
        <p>
          {t("punching.nearest", {
            distance: distance(nearest.distance),
            place: isolated(formats.name(place)),
            radius: distance(place.radius),
          })}
        </p>
      )}
      {isCorrectable(code) && (
        <RequestCorrection missing={missingOf({ kind: punch.kind, at: punch.capturedAt }, timeZone)} />
      )}
      {permitted.length > 0 && <p>{t("punching.permitted", { places: formats.list(permitted) })}</p>}
    </Outcome>
  );
}

/** The problem with the position, and instructions to permit it in each browser. */
function PositionHelp({ problem }: { problem: PositionProblem }) {
  const t = useTranslations("attendance.position");
  return (
    <div className={classNames(styles.help, boxClass("above-2"))}>
      <p>{t(`title.${problem}`)}</p>
      {problem === "denied" ? (
        <details>
          <summary>{t("how")}</summary>
          <ul>
            {(["chrome", "android", "safari", "firefox"] as const).map((browser) => (
              <li key={browser}>{t(browser)}</li>
            ))}
          </ul>
        </details>
      ) : (
        <p>{t("device")}</p>
      )}
    </div>
  );
}
