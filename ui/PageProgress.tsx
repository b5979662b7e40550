import styles from "./PageProgress.module.css";

export interface PageProgressProps {
  active: boolean;
  label: string;
}

/** Renders a thin progress line at the top while the next page loads; it appears after 250 ms. */
export function PageProgress({ active, label }: PageProgressProps) {
  return active ? <div className={styles.progress} role="progressbar" aria-label={label} /> : null;
}
