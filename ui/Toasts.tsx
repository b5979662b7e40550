import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { CheckIcon, CloseIcon, ErrorIcon } from "./icons.ts";
import { rowClass, stackClass, textClass } from "./primitives.ts";
import { ToastContext, type ShowToast, type ToastOptions } from "./toast-context.ts";
import { findObstacles, liftAbove } from "./toast-lift.ts";
import styles from "./Toasts.module.css";

export interface ToastProviderProps {
  /** The name of the region: "Notices". */
  regionLabel: string;
  dismissLabel: string;
  children: ReactNode;
}

interface ShownToast extends ToastOptions {
  id: number;
}

// Milliseconds: enough to read a sentence; longer for an action or an error.
const shortStay = 6_000;
const longStay = 12_000;

const maxToasts = 3;

/** Renders a toast; its timer pauses while the pointer or the focus is on it. */
function Toast(toast: ToastOptions & { dismissLabel: string; onDismiss: () => void }) {
  const { message, tone = "plain", action, subscribeToEnd, dismissLabel, onDismiss } = toast;
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

/** Keeps a non-empty region above the elements that it would cover. */
function useLift(region: RefObject<HTMLElement | null>, toasts: readonly ShownToast[]): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || toasts.length === 0) return undefined;
    let frame = 0;
    const place = (): void => {
      element.style.setProperty("--lift", "0px");
      element.style.setProperty("--lift", `${liftAbove(element.getBoundingClientRect(), findObstacles(element))}px`);
    };
    // Once per frame, after the page has rendered.
    const follow = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const undo = new AbortController();
    const options = { capture: true, passive: true, signal: undo.signal };
    for (const kind of ["focusin", "focusout", "scroll"]) document.addEventListener(kind, follow, options);
    window.visualViewport?.addEventListener("resize", follow, options);
    window.addEventListener("resize", follow, options);
    return () => {
      undo.abort();
      cancelAnimationFrame(frame);
    };
  }, [region, toasts]);
}

/** Provides toasts at the bottom of the window, three at most, above sticky bars and the focused control. */
export function ToastProvider({ regionLabel, dismissLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const region = useRef<HTMLElement>(null);
  useLift(region, toasts);

  const show = useCallback<ShowToast>((options) => {
    nextId.current += 1;
    const toast = { ...options, id: nextId.current };
    setToasts((shown) => {
      const others = shown.filter(({ about }) => about === undefined || about !== toast.about);
      return [...others, toast].slice(-maxToasts);
    });
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        className={classNames(stackClass(2), styles.region)}
        aria-label={regionLabel}
        aria-live="polite"
        aria-relevant="additions"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} dismissLabel={dismissLabel} onDismiss={() => dismiss(toast.id)} />
        ))}
      </section>
    </ToastContext>
  );
}
