import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { CheckIcon, CloseIcon, ErrorIcon } from "./icons.ts";
import type { ToastOptions } from "./toast-context.ts";
import styles from "./Toast.module.css";

export interface ToastProps extends ToastOptions {
  dismissLabel: string;
  onDismiss: () => void;
}

// Long enough to read a sentence; longer where there is something to press or something went wrong.
const shortStay = 6_000;
const longStay = 12_000;

/** One toast; its time stands still while the pointer or the focus is on it. */
export function Toast({ message, tone = "plain", action, subscribeToEnd, dismissLabel, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => subscribeToEnd?.(() => dismiss.current()), [subscribeToEnd]);
  const stay = action || tone === "danger" ? longStay : shortStay;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss.current(), stay);
    return () => clearTimeout(timer);
  }, [held, stay]);

  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      role={tone === "danger" ? "alert" : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === "success" && <CheckIcon size={20} />}
      {tone === "danger" && <ErrorIcon size={20} />}
      <span className={styles.message}>{message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAct();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton size="sm" label={dismissLabel} icon={<CloseIcon size={18} />} onClick={onDismiss} />
    </div>
  );
}
