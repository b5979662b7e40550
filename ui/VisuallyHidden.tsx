import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export interface VisuallyHiddenProps {
  children: ReactNode;
  role?: "status" | "alert";
  id?: string;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role} id={id}>
      {children}
    </span>
  );
}
