import { createContext, use } from "react";

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface ToastOptions {
  /** A complete sentence. */
  message: string;
  tone?: "plain" | "success" | "danger";
  /** Undo, or a link to the result. Such a toast stays longer. */
  action?: ToastAction;
  /** A later toast with the same key replaces this one and its outdated action. */
  about?: string;
  /** Subscribes to the event that makes the toast obsolete (an Undo elsewhere); returns an unsubscribe function. */
  subscribeToEnd?: (end: () => void) => () => void;
}

export type ShowToast = (options: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns a function that shows a toast: `toast({ message, tone, action })`. Throws without a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}
