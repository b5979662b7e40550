import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { PlannedStep } from "#modules/services/contract/schemas-service.ts";
import { nameIn } from "#shared/locale.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { AskedPeople } from "../components/AskedPeople.tsx";
import styles from "./AskForm.module.css";

export interface PlannedStepsProps {
  steps: readonly PlannedStep[];
  /** By when it is to be decided if it is sent now; null while that is not known. */
  expectedBy: string | null;
}

/** Who will decide, one step after the other. */
export function PlannedSteps({ steps, expectedBy }: PlannedStepsProps) {
  const t = useTranslations("servicePages.ask");
  const formats = useFormats();
  const locale = useLocale();
  return (
    <>
      {steps.length === 0 && <p className={styles.quiet}>{t("atOnce")}</p>}
      <ol className={stackClass(4, "list")}>
        {steps.map((step) => (
          <li key={step.key} className={styles.step}>
            <p className={textClass("sm", "ink", "medium")}>
              <bdi>{nameIn(locale, step)}</bdi>
            </p>
            {step.deciders.length > 1 && <p className={styles.quiet}>{t(`mode.${step.mode}`)}</p>}
            <AskedPeople people={step.deciders} />
          </li>
        ))}
      </ol>
      {expectedBy !== null && steps.length > 0 && (
        <div className={styles.facts}>
          <p className={styles.quiet}>{t("expectedBy")}</p>
          <p>{formats.date(expectedBy)}</p>
        </div>
      )}
    </>
  );
}
