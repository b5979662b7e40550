import { useTranslations } from "use-intl";
import { Moment } from "#client/Moment.tsx";
import styles from "./Now.module.css";

/** Says that what is shown was heard at that time (milliseconds), and nothing since. */
export function OldNotice({ heardAt }: { heardAt: number }) {
  const t = useTranslations("attendance");
  const at = new Date(heardAt).toISOString();
  return (
    <p className={styles.old} role="status">
      {t.rich("old", { when: () => <Moment at={at} style="ago" /> })}
    </p>
  );
}
