import { useId, useState, type MouseEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import styles from "./Dialog.module.css";
import { FocusTrap } from "./FocusTrap.tsx";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons.ts";
import { boxClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";
import { useModalLayer } from "./use-modal-layer.ts";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
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
  /** Ignores clicks outside the dialog, because unsaved work would be lost. */
  keepOpenOnOutsideClick?: boolean;
  /** Focus target on close if no element had the focus before, for example after opening the address directly. */
  focusAfterClose?: () => HTMLElement | null;
  role?: "dialog" | "alertdialog";
  /** The id of the describing text. */
  describedBy?: string;
  children?: ReactNode;
}

/**
 * Renders a modal dialog. The focus moves to `data-autofocus` if present, is trapped, and returns on close. Escape, the
 * close button and a click outside close it.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  hideTitle = false,
  closeLabel,
  size = "md",
  hero,
  eyebrow,
  actions,
  keepOpenOnOutsideClick = false,
  focusAfterClose,
  role = "dialog",
  describedBy,
  children,
}: DialogProps) {
  const titleId = useId();
  const { words } = useUi();
  const [pressedOutside, setPressedOutside] = useState(false);
  useModalLayer(onClose, focusAfterClose);

  // The click must start and end outside the dialog, so that selecting text does not close it.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return createPortal(
    <div
      className={classNames(styles.backdrop, styles[`${size}Backdrop`])}
      onMouseDown={(event) => setPressedOutside(isOutside(event))}
      onClick={(event) => {
        if (isOutside(event) && pressedOutside && !keepOpenOnOutsideClick) onClose();
      }}
    >
      <FocusTrap>
        <section
          className={classNames(styles.dialog, styles[size])}
          role={role}
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={describedBy}
          tabIndex={-1}
        >
          <div className={styles.scroll}>
            <div className={classNames(styles.close, hero === undefined && styles.quietClose)}>
              <IconButton
                variant="surface"
                label={closeLabel ?? words.close}
                icon={<CloseIcon size={20} />}
                onClick={onClose}
              />
            </div>
            <div className={classNames(styles.body, hero === undefined && styles.clearOfClose)}>
              {hero !== undefined && <div className={styles.hero}>{hero}</div>}
              {eyebrow !== undefined && (
                <div className={classNames(boxClass("below-1"), styles.eyebrow)}>{eyebrow}</div>
              )}
              <h2 className={hideTitle ? boxClass("unseen", "flush") : styles.title} id={titleId}>
                {title}
              </h2>
              {children}
            </div>
          </div>
          {actions !== undefined && (
            <div className={styles.actions} data-foot="">
              {actions}
            </div>
          )}
        </section>
      </FocusTrap>
    </div>,
    document.body,
  );
}
