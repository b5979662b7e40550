import { useId, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";
import { useUi } from "./ui-context.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Names the object: "Delete the comment of Omar?" */
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  /** `danger` for destructive actions, `strong` otherwise. */
  tone?: "danger" | "strong";
  /** While the action runs, the dialog cannot be closed. */
  working?: boolean;
}

/** Renders a confirmation dialog with the initial focus on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, tone = "danger", working = false } = props;
  const textId = useId();
  const { words } = useUi();
  const { cancelLabel = words.cancel } = props;
  const close = () => {
    if (!working) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={cancelLabel}
      size="sm"
      role="alertdialog"
      describedBy={textId}
      actions={
        <>
          <Button data-autofocus="" variant="quiet" disabled={working} onClick={close}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={working} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.text} id={textId}>
        {children}
      </div>
    </Dialog>
  );
}
