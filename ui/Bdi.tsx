import type { ReactNode } from "react";

export interface BdiProps {
  children: ReactNode;
  /** The language, if known. */
  lang?: "en" | "ar" | undefined;
}

/** Isolates the direction of user text. A whole title in it aligns with the page, not with its own language. */
export function Bdi({ children, lang }: BdiProps) {
  return <bdi lang={lang}>{children}</bdi>;
}
