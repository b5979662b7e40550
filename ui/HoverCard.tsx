import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { placeBeside, watchWindow, type FloatingPlace } from "./beside.ts";
import { classNames } from "./class-names.ts";
import styles from "./HoverCard.module.css";
import { textClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";

export interface HoverCardProps {
  /** The anchor's `aria-describedby`. */
  id: string;
  anchor: HTMLElement;
  /** The pointer entered or left the card. */
  onEnter: () => void;
  onLeave: () => void;
  /** Escape was pressed, or the page scrolled or was resized. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Renders a card next to a hovered anchor. It contains no controls; the anchor links to the same content. Placed below
 * the anchor, or above it if there is no space.
 */
export function HoverCard({ id, anchor, onEnter, onLeave, onClose, children }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { direction } = useUi();
  const [place, setPlace] = useState<FloatingPlace | null>(null);

  useLayoutEffect(() => {
    const size = card.current?.getBoundingClientRect();
    if (size === undefined) return;
    setPlace(placeBeside(anchor.getBoundingClientRect(), size, { direction, align: "start", gap: 8 }));
  }, [anchor, direction]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      // Keeps the dialog below open.
      event.stopPropagation();
      onClose();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    const unwatch = watchWindow(onClose);
    return () => {
      window.removeEventListener("keydown", onKey, { capture: true });
      unwatch();
    };
  }, [onClose]);

  return createPortal(
    <div
      ref={card}
      id={id}
      role="tooltip"
      className={classNames(textClass("plain", "floating"), styles.card)}
      style={place ?? { visibility: "hidden" }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </div>,
    document.body,
  );
}
