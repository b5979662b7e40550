import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { SignInIcon, SignOutIcon } from "#ui/direction-icons.tsx";
import { useDistanceText } from "../use-place-formats.ts";
import { PunchOutcome } from "./PunchOutcome.tsx";
import styles from "./PunchPanel.module.css";
import { usePunch, type PunchStep } from "./use-punch.ts";

/** What is happening just now, in one line. */
function useProgressText(): (step: PunchStep) => string {
  const t = useTranslations("attendance.punching");
  const locale = useLocale();
  const distance = useDistanceText();
  return (step) => {
    if (step.at === "finding") return t("finding");
    if (step.at === "again") return t("again", { accuracy: distance(step.accuracy) });
    if (step.at !== "sending") return "";
    if (step.position === null) return t("sendingWithout");
    const accuracy = distance(step.position.accuracy);
    if (step.nearest === null) return t("sending", { accuracy });
    const { place, distance: metres } = step.nearest;
    return t("sendingAt", { accuracy, place: nameIn(locale, place), distance: distance(metres) });
  };
}

/** The one strong button, what is happening after a press, and how it ended. */
export function PunchPanel({ today }: { today: Today }) {
  const t = useTranslations("attendance");
  const { step, isBusy, punch, dismiss } = usePunch(today);
  const progress = useProgressText()(step);
  const isIn = today.nextAction === "checkIn";
  return (
    <div className={styles.panel}>
      <Button
        variant="strong"
        size="lg"
        wide
        icon={isIn ? <SignInIcon size={22} /> : <SignOutIcon size={22} />}
        loading={isBusy}
        loadingLabel={progress}
        onClick={() => punch(isIn ? "in" : "out")}
      >
        {t(today.nextAction)}
      </Button>
      <div className={styles.said} role="status">
        {progress !== "" && <p className={styles.progress}>{progress}</p>}
        {(step.at === "done" || step.at === "refused" || step.at === "failed") && (
          <PunchOutcome step={step} timeZone={today.timeZone} onDismiss={dismiss} />
        )}
      </div>
    </div>
  );
}
