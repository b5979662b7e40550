import styles from "./LanguageBadge.module.css";

export interface LanguageBadgeProps {
  /** The text's language, if it differs from the user's. */
  language: "en" | "ar";
  /** In the user's language: "in Arabic". */
  label: string;
}

/** Marks a text as written in the other language. */
export function LanguageBadge({ language, label }: LanguageBadgeProps) {
  return (
    <span className={styles.badge} data-badge="" role="img" aria-label={label} title={label}>
      <span aria-hidden="true" lang={language}>
        {language === "ar" ? "ع" : "EN"}
      </span>
    </span>
  );
}
