import styles from "./LanguageBadge.module.css";

export interface LanguageBadgeProps {
  /** The language a text is in, where it is not the reader's. */
  language: "en" | "ar";
  /** In the reader's language, for instance "in Arabic". */
  label: string;
}

/** Says that a text is in the other language. */
export function LanguageBadge({ language, label }: LanguageBadgeProps) {
  return (
    <span className={styles.badge} data-badge="" role="img" aria-label={label} title={label}>
      <span aria-hidden="true" lang={language}>
        {language === "ar" ? "ع" : "EN"}
      </span>
    </span>
  );
}
