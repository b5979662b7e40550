import { useEffect, useRef } from "react";
import styles from "./FormError.module.css";
import { ErrorIcon } from "./icons.ts";

export interface FormErrorProps {
  /** A finished sentence; nothing is drawn while it is absent. */
  message: string | null | undefined;
  /** Details under it, one line each. */
  details?: readonly string[];
  /** Moves the focus here when a message arrives: for errors that belong to no field. */
  takeFocus?: boolean;
}

/** What went wrong with a form as a whole, announced at once. */
export function FormError({ message, details = [], takeFocus = false }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message && takeFocus) box.current?.focus();
  }, [message, takeFocus]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className={message ? styles.box : styles.silent}>
      {message && (
        <>
          <ErrorIcon size={20} />
          <div className={styles.text}>
            <p className={styles.message}>{message}</p>
            {details.length > 0 && (
              <ul className={styles.details}>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}
