import { useEffect, useEffectEvent, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { CheckIcon, CloseIcon, ErrorIcon } from "./icons.ts";
import { rowClass, textClass } from "./primitives.ts";
import type { ToastOptions } from "./toast-context.ts";
import styles from "./Toast.module.css";

export interface ToastProps extends ToastOptions {
  dismissLabel: string;
  onDismiss: () => void;
}

// Milliseconds: enough to read a sentence; longer for an action or an error.
const shortStay = 6_000;
const longStay = 12_000;

/** Renders a toast; its timer pauses while the pointer or the focus is on it. */
export function Toast({ message, tone = "plain", action, subscribeToEnd, dismissLabel, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => subscribeToEnd?.(() => dismiss()), [subscribeToEnd]);
  const stay = action || tone === "danger" ? longStay : shortStay;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(), stay);
    return () => clearTimeout(timer);
  }, [held, stay]);

  return (
    <div
      className={classNames(rowClass(3, "align-center", "sm"), styles.toast, styles[tone])}
      role={tone === "danger" ? "alert" : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === "success" && <CheckIcon size={20} />}
      {tone === "danger" && <ErrorIcon size={20} />}
      <span className={textClass("grows", "anywhere")}>{message}</span>
      {action && (
        <button
          type="button"
          className={classNames(textClass("sm", "bold"), styles.action)}
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
