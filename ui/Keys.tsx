import styles from "./Keys.module.css";
import { rowClass } from "./primitives.ts";

/** Keys to press one after the other or together, as they stand on the keyboard: from left to right in both languages. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={rowClass(1, "inline")} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
