import { useTranslations } from "use-intl";
import { faces, toneOf } from "./cell-face.ts";
import styles from "./Sheet.module.css";
import { useFaceName } from "./use-face-name.ts";

/** What the letters in the cells mean. */
export function Legend() {
  const t = useTranslations("attendanceOfficer.sheet");
  const nameOf = useFaceName();
  return (
    <ul className={styles.legend} aria-label={t("legend")}>
      {faces.map((face) => (
        <li key={face}>
          <span className={styles.letter} data-tone={toneOf[face]} aria-hidden="true">
            {t(`letter.${face}`)}
          </span>
          {nameOf(face)}
        </li>
      ))}
    </ul>
  );
}
