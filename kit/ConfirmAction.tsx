import { ConfirmDialog, type ConfirmDialogProps } from "#ui/ConfirmDialog.tsx";
import { useAction, type ActionOptions } from "./use-action.ts";

export interface ConfirmActionProps<Output>
  extends
    Pick<ConfirmDialogProps, "title" | "confirmLabel" | "cancelLabel" | "tone" | "children" | "onClose">,
    ActionOptions<void, Output> {}

/** Asks for confirmation, runs an action, and closes once the result has been refreshed. */
export function ConfirmAction<Output>(props: ConfirmActionProps<Output>) {
  const { run, message, failed, onDone, ignoresMissing, refresh, onClose, ...dialog } = props;
  const { mutate, isPending } = useAction({
    run,
    message,
    failed,
    onDone,
    ignoresMissing,
    async refresh() {
      try {
        await refresh?.();
      } finally {
        onClose();
      }
    },
  });
  return <ConfirmDialog open {...dialog} onClose={onClose} onConfirm={() => mutate()} working={isPending} />;
}
