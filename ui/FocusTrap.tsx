import { useEffect, useRef, type ReactNode } from "react";
import { FocusScope } from "react-aria/FocusScope";

/**
 * Takes the focus, to what has `data-autofocus` or else to the first that can have it, and keeps it among its children. They
 * stand in an element without a box.
 */
export function FocusTrap({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // After the scope's own effect: until then the focus belongs to the layer below, which would take it back.
  useEffect(() => box.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <FocusScope contain autoFocus>
      <div ref={box} style={{ display: "contents" }}>
        {children}
      </div>
    </FocusScope>
  );
}
