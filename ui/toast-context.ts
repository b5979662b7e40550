import { createContext, use } from "react";

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface ToastOptions {
  /** A finished sentence. */
  message: string;
  tone?: "plain" | "success" | "danger";
  /** Undo, or show what was made. Stays a little longer. */
  action?: ToastAction;
  /** A later toast about the same takes its place, and with it an action that no longer holds. */
  about?: string;
  /** Subscribes to the moment at which it no longer holds, such as an Undo done elsewhere: it goes then. Returns what unsubscribes. */
  subscribeToEnd?: (end: () => void) => () => void;
}

export type ShowToast = (options: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Says in passing that something happened: `toast({ message, tone, action })`. Needs a `ToastProvider` above. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}
