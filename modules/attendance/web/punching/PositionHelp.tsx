import { useTranslations } from "use-intl";
import type { PositionProblem } from "./find-position.ts";
import styles from "./PunchPanel.module.css";

/** Why there was no position, and how to change that in the browsers there are. */
export function PositionHelp({ problem }: { problem: PositionProblem }) {
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
