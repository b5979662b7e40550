import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isOpenPage } from "./next-address.ts";

export interface LeavingOptions {
  /** Whether there is something to ask about before another page comes; it may save first. */
  holds: () => boolean | Promise<boolean>;
  /** Whether the browser asks too when the window is closed. What is kept as a draft needs no such question. */
  holdsWindow?: () => boolean;
}

/** What a `ConfirmDialog` of the kit takes; its text says what happens to the work. */
export interface Leaving {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  tone: "strong";
}

const never = (): boolean => false;

/**
 * Asks before another page takes the place of unsaved work: `<ConfirmDialog {...leaving}>…</ConfirmDialog>`. The end of the
 * session is not asked about.
 */
export function useLeaving({ holds, holdsWindow = never }: LeavingOptions): Leaving {
  const t = useTranslations("client.leaving");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !isOpenPage(next.pathname) && holds(),
    enableBeforeUnload: holdsWindow,
    withResolver: true,
  });
  return {
    open: status === "blocked",
    onClose: () => reset?.(),
    onConfirm: () => proceed?.(),
    title: t("title"),
    confirmLabel: t("leave"),
    cancelLabel: t("stay"),
    tone: "strong",
  };
}
