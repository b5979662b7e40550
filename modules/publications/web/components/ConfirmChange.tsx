import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useProblemText } from "#client/problem-text.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";

export interface ConfirmChangeProps {
  /** Contains the name of the item. */
  title: string;
  confirmLabel: string;
  /** The message after success. */
  done: string;
  apply: () => Promise<unknown>;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
}

/** Requests a confirmation before a publication is deleted. */
export function ConfirmChange({ title, confirmLabel, done, apply, onClose, children }: ConfirmChangeProps) {
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
      working={isPending}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
