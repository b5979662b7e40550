import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isOpenPage } from "./next-address.ts";

export interface LeavingOptions {
  /** Returns whether there is unsaved work; it may save first. */
  holds: () => boolean | Promise<boolean>;
  /** Returns whether the browser asks too when the window is closed. Work that is kept as a draft needs no such question. */
  holdsWindow?: () => boolean;
}

/**
 * Asks before another page takes the place of unsaved work: `<ConfirmDialog {...leaving}>…</ConfirmDialog>`, whose text says what
 * happens to the work. The end of the session is not asked about.
 */
export function useLeaving({ holds, holdsWindow = () => false }: LeavingOptions) {
  const t = useTranslations("client.leaving");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !isOpenPage(next.pathname) && holds(),
    enableBeforeUnload: holdsWindow,
    withResolver: true,
  });
  return {
    open: status === "blocked",
    onClose: (): void => reset?.(),
    onConfirm: (): void => proceed?.(),
    title: t("title"),
    confirmLabel: t("leave"),
    cancelLabel: t("stay"),
    tone: "strong" as const,
  };
}
