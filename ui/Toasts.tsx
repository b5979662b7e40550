import { useCallback, useRef, useState, type ReactNode } from "react";
import { Toast } from "./Toast.tsx";
import { ToastContext, type ShowToast, type ToastOptions } from "./toast-context.ts";
import styles from "./Toasts.module.css";

export interface ToastProviderProps {
  /** The name of the place where they appear, "Notices". */
  regionLabel: string;
  dismissLabel: string;
  children: ReactNode;
}

interface ShownToast extends ToastOptions {
  id: number;
}

const atMost = 3;

/** Shows toasts at the head of the window, three at most: the feet of pages and dialogs have the buttons. */
export function ToastProvider({ regionLabel, dismissLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);

  const show = useCallback<ShowToast>((options) => {
    nextId.current += 1;
    const toast = { ...options, id: nextId.current };
    setToasts((shown) => {
      const others = shown.filter(({ about }) => about === undefined || about !== toast.about);
      return [...others, toast].slice(-atMost);
    });
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-label={regionLabel} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} dismissLabel={dismissLabel} onDismiss={() => dismiss(toast.id)} />
        ))}
      </section>
    </ToastContext>
  );
}
