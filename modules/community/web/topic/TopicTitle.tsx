import { directionOf, type Locale } from "#shared/locale.ts";
import styles from "./TopicTitle.module.css";

/** The title of a topic as it is read: in the direction of its language, aligned with the author beneath it. */
export function TopicTitle({ title }: { title: { text: string; locale: Locale } }) {
  return (
    <span className={styles.title} lang={title.locale} dir={directionOf(title.locale)}>
      {title.text}
    </span>
  );
}
