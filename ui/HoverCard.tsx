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
  /** The pointer came onto the card, or left it. */
  onEnter: () => void;
  onLeave: () => void;
  /** Escape was pressed, or the page moved under the card. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A card beside something that is rested on. It says more and offers nothing to press; the anchor leads there. Below the anchor, or above it where there is no room.
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
      // The dialog below stays.
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
