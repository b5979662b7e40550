import type { ReactNode } from "react";

import { boxClass } from "./primitives.ts";
export interface VisuallyHiddenProps {
  children: ReactNode;
  role?: "status" | "alert";
  id?: string;
}

export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span className={boxClass("unseen")} role={role} id={id}>
      {children}
    </span>
  );
}
