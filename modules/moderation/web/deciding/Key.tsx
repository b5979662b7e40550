import styles from "./Deciding.module.css";

/** Alt and a key, as this device's keyboard labels them. */
export function Key({ letter }: { letter: string }) {
  const alt = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌥" : "Alt";
  return (
    <kbd className={styles.key} dir="ltr" aria-hidden="true">
      {alt} {letter}
    </kbd>
  );
}
