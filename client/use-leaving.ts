import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isOpenPage } from "./next-address.ts";

export interface LeavingOptions {
  /** Returns whether there is unsaved work; it may save first. */
  blocks: () => boolean | Promise<boolean>;
  /** Returns whether the browser confirms closing the window too. Not needed for work that is kept as a draft. */
  blocksUnload?: () => boolean;
}

/**
 * Confirms navigation away from unsaved work: `<ConfirmDialog {...leaving}>…</ConfirmDialog>`, whose text states what
 * happens to the work. The end of the session needs no confirmation.
 */
export function useLeaving({ blocks, blocksUnload = () => false }: LeavingOptions) {
  const t = useTranslations("client.leaving");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !isOpenPage(next.pathname) && blocks(),
    enableBeforeUnload: blocksUnload,
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
