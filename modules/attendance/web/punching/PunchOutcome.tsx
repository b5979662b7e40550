import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";
import type { Problem } from "#shared/errors.ts";
import { nameIn } from "#shared/locale.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "#ui/icons.ts";
import { AskCorrection } from "../correction/AskCorrection.tsx";
import { isCorrectable, missingOf } from "../correction/suggest-correction.ts";
import { useDistanceText } from "../use-place-formats.ts";
import type { PositionProblem } from "./find-position.ts";
import type { QueuedPunch } from "./punch-queue.ts";
import styles from "./PunchPanel.module.css";
import { queuedPunches } from "./queued-punches.ts";
import { useMomentText } from "./use-moment-text.ts";
import type { PunchStep } from "./use-punch.ts";

/** How a punch ended, in clear words, until it is put away. */
function Outcome({ isGood, onDismiss, children }: { isGood: boolean; onDismiss: () => void; children: ReactNode }) {
  const t = useTranslations("attendance.punching");
  return (
    <div className={styles.outcome} data-good={isGood || undefined}>
      {isGood ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
      <div className={styles.outcomeText}>{children}</div>
      <IconButton size="sm" label={t("dismiss")} icon={<CloseIcon size={18} />} onClick={onDismiss} />
    </div>
  );
}

export interface PunchDoneProps {
  step: Extract<PunchStep, { at: "done" }>;
  /** When the next check-out or check-in of the day is planned; null when none is. */
  next: string | null;
  timeZone: string;
  onDismiss: () => void;
}

/** It is recorded: when, where, what the place makes of it, and what comes next. */
export function PunchDone({ step: { receipt, lacking, places }, next, timeZone, onDismiss }: PunchDoneProps) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const momentText = useMomentText(timeZone);
  const distance = useDistanceText();
  const place = places.find(({ id }) => id === receipt.location);
  return (
    <Outcome isGood onDismiss={onDismiss}>
      <p className={styles.outcomeTitle}>{t(`punching.${receipt.kind}`, { time: momentText(receipt.at) })}</p>
      {place !== undefined && receipt.distance !== null && (
        <p>{t("punching.at", { place: isolated(nameIn(locale, place)), distance: distance(receipt.distance) })}</p>
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

function Permitted({ places }: { places: readonly PermittedLocation[] }) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const formats = useFormats();
  if (places.length === 0) return null;
  return (
    <p>{t("punching.permitted", { places: formats.list(places.map((place) => isolated(nameIn(locale, place)))) })}</p>
  );
}

/** The server's words against a punch, what is permitted, and what to do. */
export function PunchRefused({ punch, problem, timeZone }: { punch: QueuedPunch; problem: Problem; timeZone: string }) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const distance = useDistanceText();
  const momentText = useMomentText(timeZone);
  const { places, lacking, tries } = punch;
  const { code, title, detail, nearest, permittedLocations } = problem;
  const place = places.find(({ id }) => id === nearest?.location);
  const isAboutPlace = permittedLocations !== undefined && code !== "already_open" && code !== "too_late";
  return (
    <Outcome isGood={false} onDismiss={() => queuedPunches.dismiss(punch.clientId)}>
      <p className={styles.outcomeTitle}>{t("punching.refused", { title })}</p>
      {/* Long after the press it is to be said which one it was. */}
      {tries > 1 && <p>{t(`punching.made.${punch.kind}`, { time: momentText(punch.capturedAt) })}</p>}
      <p>{detail}</p>
      {lacking !== null && isAboutPlace && <PositionHelp problem={lacking} />}
      {isAboutPlace && place !== undefined && nearest != null && (
        <p>
          {t("punching.nearest", {
            distance: distance(nearest.distance),
            place: isolated(nameIn(locale, place)),
            radius: distance(place.radius),
          })}
        </p>
      )}
      {isCorrectable(code) && (
        <AskCorrection missing={missingOf({ kind: punch.kind, at: punch.capturedAt }, timeZone)} />
      )}
      {isAboutPlace && <Permitted places={places.filter(({ id }) => permittedLocations.includes(id))} />}
    </Outcome>
  );
}

/** Why there was no position, and how to change that in the browsers there are. */
function PositionHelp({ problem }: { problem: PositionProblem }) {
  const t = useTranslations("attendance.position");
  return (
    <div className={styles.help}>
      <p>{t(`title.${problem}`)}</p>
      {problem === "denied" ? (
        <details>
          <summary>{t("how")}</summary>
          <ul>
            <li>{t("chrome")}</li>
            <li>{t("android")}</li>
            <li>{t("safari")}</li>
            <li>{t("firefox")}</li>
          </ul>
        </details>
      ) : (
        <p>{t("device")}</p>
      )}
    </div>
  );
}
