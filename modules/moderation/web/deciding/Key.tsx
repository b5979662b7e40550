import styles from "./Deciding.module.css";

/** Alt and a key, labelled as on this device's keyboard. */
export function Key({ letter }: { letter: string }) {
  const alt = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌥" : "Alt";
  return (
    <kbd className={styles.key} dir="ltr" aria-hidden="true">
      {alt} {letter}
    </kbd>
  );
}
