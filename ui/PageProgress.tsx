import styles from "./PageProgress.module.css";

export interface PageProgressProps {
  active: boolean;
  label: string;
}

/** A thin line at the top while the next page is on its way; it appears only when that takes a while. */
export function PageProgress({ active, label }: PageProgressProps) {
  return active ? <div className={styles.progress} role="progressbar" aria-label={label} /> : null;
}
