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
  /** Of its cross; "Close" by default. */
  closeLabel?: string | undefined;
  /** `lg` and `md` fill the screen of a phone; `sm` stays a small sheet. */
  size?: "sm" | "md" | "lg";
  /** A picture across the whole width, above the title. */
  hero?: ReactNode;
  /** A quiet line above the title: category, time. */
  eyebrow?: ReactNode;
  /** Buttons under the content, the main one last. */
  actions?: ReactNode;
  /** Says that work would be lost: a click beside the dialog then does nothing. */
  keepOpenOnOutsideClick?: boolean;
  /** Where the focus goes at the end when there was none before, as after opening the address directly. */
  focusAfterClose?: () => HTMLElement | null;
  role?: "dialog" | "alertdialog";
  /** The id of the text that describes it. */
  describedBy?: string;
  children?: ReactNode;
}

/**
 * A modal view over the page: labelled, the focus goes in (to `data-autofocus` if anything has it), stays in, and
 * returns; Escape, the close button and a click beside it close.
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

  // Both ends of the click must be beside the dialog: selecting text out of it must not close it.
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
