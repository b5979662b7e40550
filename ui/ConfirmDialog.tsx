import { useId, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";
import { useUi } from "./ui-context.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Names the thing: "Delete the comment of Omar?" */
  title: string;
  /** The consequences. */
  children: ReactNode;
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  /** `danger` for what destroys, `strong` for the rest. */
  tone?: "danger" | "strong";
  /** While the work runs; the dialog cannot be closed meanwhile. */
  working?: boolean;
}

/** Asks before something that matters, with Cancel focused first. */
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
