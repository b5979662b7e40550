import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from "react";
import { FocusScope } from "react-aria/FocusScope";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import styles from "./Modal.module.css";
import { useTopEscape } from "./use-top-escape.ts";

export interface ModalProps extends Omit<ComponentProps<"section">, "ref"> {
  onClose: () => void;
  backdropClass: string;
  /** Ignores clicks outside, because unsaved work would be lost. */
  keepOpenOnOutsideClick?: boolean;
  /** Focus target on close if the element that had the focus is gone or there was none. */
  focusAfterClose?: (() => HTMLElement | null) | undefined;
}

/** Returns the focused element, or the button of the focused menu, which is gone when the focus returns. */
function focusedBefore(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuButton = focused.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : focused;
}

let locks = 0;

/**
 * Locks scrolling of the page and reserves the width of its scroll bar, from the next frame on: measured earlier, the
 * bar would cost a layout of its own. Returns a function that unlocks it.
 */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  const frame = requestAnimationFrame(() => {
    if (style.overflow !== "") return;
    style.paddingInlineEnd = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = "hidden";
  });
  return () => {
    cancelAnimationFrame(frame);
    locks -= 1;
    if (locks > 0) return;
    style.overflow = "";
    style.paddingInlineEnd = "";
  };
}

/**
 * Renders a modal layer: the page behind does not scroll, and Escape or a click outside closes the topmost layer. The
 * focus starts at `data-autofocus`, else at the first focusable element, is trapped, and returns to its previous element
 * on unmount, also when the browser's Back removes the layer.
 */
export function Modal({ onClose, backdropClass, keepOpenOnOutsideClick, focusAfterClose, ...section }: ModalProps) {
  const box = useRef<HTMLElement>(null);
  const [isPressedOutside, setIsPressedOutside] = useState(false);
  useTopEscape(true, onClose);
  // Read during render: in effects, a menu that opened this layer may already be gone.
  const [before] = useState(focusedBefore);
  const returnFocus = useEffectEvent((): void => {
    const target = before?.isConnected ? before : (focusAfterClose?.() ?? null);
    target?.focus({ preventScroll: true });
  });
  useEffect(() => () => returnFocus(), []);
  useLayoutEffect(lockScroll, []);
  // After the scope's own effect: before that, the layer below still contains the focus and would take it back.
  useEffect(() => box.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);

  // The click must start and end outside, so that selecting text does not close the layer.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return createPortal(
    <div
      className={classNames(styles.backdrop, backdropClass)}
      onMouseDown={(event) => setIsPressedOutside(isOutside(event))}
      onClick={(event) => {
        if (isOutside(event) && isPressedOutside && keepOpenOnOutsideClick !== true) onClose();
      }}
    >
      <FocusScope contain autoFocus>
        <section
          role="dialog"
          {...section}
          ref={box}
          className={classNames(styles.modal, section.className)}
          aria-modal="true"
          tabIndex={-1}
        />
      </FocusScope>
    </div>,
    document.body,
  );
}
