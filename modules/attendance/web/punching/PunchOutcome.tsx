import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "#ui/icons.ts";
import { useDistanceText, usePlaceFormats } from "../use-place-formats.ts";
import { PositionHelp } from "./PositionHelp.tsx";
import styles from "./PunchPanel.module.css";
import type { PunchStep } from "./use-punch.ts";

type Ended<At extends PunchStep["at"]> = Extract<PunchStep, { at: At }>;

function Done({ step: { receipt, lacking, places }, timeZone }: { step: Ended<"done">; timeZone: string }) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const place = places.find(({ id }) => id === receipt.location);
  return (
    <>
      <p className={styles.outcomeTitle}>{t(`punching.${receipt.kind}`, { time: formats.time(receipt.at) })}</p>
      {place !== undefined && receipt.distance !== null && (
        <p>{t("punching.at", { place: nameIn(locale, place), distance: distance(receipt.distance) })}</p>
      )}
      <p>
        {t(`punching.verdict.${receipt.verdict}`)} {receipt.flags.includes("review") && t("punching.review")}
      </p>
      {lacking !== null && (
        <>
          <p>{t("position.without")}</p>
          <PositionHelp problem={lacking} />
        </>
      )}
    </>
  );
}

function Permitted({ places }: { places: readonly PermittedLocation[] }) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const formats = useFormats();
  if (places.length === 0) return null;
  return <p>{t("punching.permitted", { places: formats.list(places.map((place) => nameIn(locale, place))) })}</p>;
}

function Refused({ step: { problem, lacking, places } }: { step: Ended<"refused"> }) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const distance = useDistanceText();
  const { title, detail, nearest, permittedLocations } = problem.problem;
  const place = places.find(({ id }) => id === nearest?.location);
  const permitted = places.filter(({ id }) => permittedLocations?.includes(id));
  const isAboutPlace =
    permittedLocations !== undefined && problem.code !== "already_open" && problem.code !== "too_late";
  return (
    <>
      <p className={styles.outcomeTitle}>{t("punching.refused", { title })}</p>
      <p>{detail}</p>
      {isAboutPlace && place !== undefined && nearest != null && (
        <p>
          {t("punching.nearest", {
            distance: distance(nearest.distance),
            place: nameIn(locale, place),
            radius: distance(place.radius),
          })}
        </p>
      )}
      {isAboutPlace && <Permitted places={permitted} />}
      {lacking !== null && isAboutPlace && <PositionHelp problem={lacking} />}
    </>
  );
}

function Failed({ step: { error } }: { step: Ended<"failed"> }) {
  const t = useTranslations("attendance.punching");
  const problemText = useProblemText();
  return (
    <>
      <p className={styles.outcomeTitle}>{problemText(error)}</p>
      <p>{t("unknown")}</p>
    </>
  );
}

/** How a punch ended, in clear words, until it is put away. */
export function PunchOutcome({
  step,
  timeZone,
  onDismiss,
}: {
  step: Ended<"done" | "refused" | "failed">;
  timeZone: string;
  onDismiss: () => void;
}) {
  const t = useTranslations("attendance.punching");
  return (
    <div className={styles.outcome} data-good={step.at === "done" || undefined}>
      {step.at === "done" ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
      <div className={styles.outcomeText}>
        {step.at === "done" && <Done step={step} timeZone={timeZone} />}
        {step.at === "refused" && <Refused step={step} />}
        {step.at === "failed" && <Failed step={step} />}
      </div>
      <IconButton size="sm" label={t("dismiss")} icon={<CloseIcon size={18} />} onClick={onDismiss} />
    </div>
  );
}
