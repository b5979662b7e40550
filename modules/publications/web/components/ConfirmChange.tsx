import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useProblemText } from "#client/problem-text.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";

export interface ConfirmChangeProps {
  /** Names the thing. */
  title: string;
  confirmLabel: string;
  /** Said when it is done. */
  done: string;
  tone?: "danger" | "strong";
  apply: () => Promise<unknown>;
  onClose: () => void;
  /** What goes with it. */
  children: ReactNode;
}

/** Asks before something published is deleted, or switched. */
export function ConfirmChange({ title, confirmLabel, done, tone, apply, onClose, children }: ConfirmChangeProps) {
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: apply,
    onSuccess: () => toast({ message: done, tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => {
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={title}
      confirmLabel={confirmLabel}
      tone={tone ?? "danger"}
      working={isPending}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
