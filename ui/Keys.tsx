import { classNames } from "./class-names.ts";
import styles from "./Keys.module.css";
import { rowClass, textClass } from "./primitives.ts";

/** Renders keys to press, in keyboard order from left to right in both languages. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={rowClass(1, "inline")} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={classNames(textClass("plain", "xs", "text-center"), styles.key)}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
