import type { ReactNode } from "react";
import { boxClass } from "./primitives.ts";

export interface VisuallyHiddenProps {
  children: ReactNode;
  role?: "status" | "alert";
}

export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span className={boxClass("unseen")} role={role}>
      {children}
    </span>
  );
}
