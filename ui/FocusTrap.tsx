import { useEffect, useRef, type ReactNode } from "react";
import { FocusScope } from "react-aria/FocusScope";

/**
 * Traps the focus among its children; starts at `data-autofocus`, else at the first focusable element. The children are
 * wrapped in an element without a box (`display: contents`).
 */
export function FocusTrap({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // After the scope's own effect: before that, the layer below still contains the focus and would take it back.
  useEffect(() => box.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <FocusScope contain autoFocus>
      <div ref={box} style={{ display: "contents" }}>
        {children}
      </div>
    </FocusScope>
  );
}
