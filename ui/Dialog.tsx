import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons.ts";
import { Modal, type ModalProps } from "./Modal.tsx";
import { boxClass, rowClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";

export interface DialogProps extends Pick<ModalProps, "onClose" | "keepOpenOnOutsideClick" | "focusAfterClose"> {
  open: boolean;
  /** Names the dialog; shown as its heading unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  /** Label of the close button; "Close" by default. */
  closeLabel?: string | undefined;
  /** `lg` and `md` fill the screen of a phone; `sm` stays a small sheet. */
  size?: "sm" | "md" | "lg";
  /** A full-width picture above the title. */
  hero?: ReactNode;
  /** A secondary line above the title: category, time. */
  eyebrow?: ReactNode;
  /** Buttons below the content, the main one last. */
  actions?: ReactNode;
  role?: "dialog" | "alertdialog";
  /** The id of the describing text. */
  describedBy?: string;
  children?: ReactNode;
}

/** Renders a modal dialog. Escape, the close button and a click outside close it. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({
  title,
  hideTitle = false,
  closeLabel,
  size = "md",
  children,
  ...props
}: Omit<DialogProps, "open">) {
  const { hero, eyebrow, actions, describedBy, ...modal } = props;
  const titleId = useId();
  const { words } = useUi();
  return (
    <Modal
      {...modal}
      backdropClass={classNames(styles.backdrop, styles[`${size}Backdrop`])}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={styles.scroll}>
        <div className={classNames(styles.close, hero === undefined && styles.quietClose)}>
          <IconButton
            variant="surface"
            label={closeLabel ?? words.close}
            icon={<CloseIcon size={20} />}
            onClick={modal.onClose}
          />
        </div>
        <div className={classNames(styles.body, hero === undefined && styles.clearOfClose)}>
          {hero !== undefined && <div className={styles.hero}>{hero}</div>}
          {eyebrow !== undefined && <div className={classNames(boxClass("below-1"), styles.eyebrow)}>{eyebrow}</div>}
          <h2 className={hideTitle ? boxClass("unseen", "flush") : styles.title} id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
      {actions !== undefined && (
        <div className={classNames(rowClass(2, "wrap", "justify-end"), styles.actions)} data-foot="">
          {actions}
        </div>
      )}
    </Modal>
  );
}
