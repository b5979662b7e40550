import type { ReactNode } from "react";

export interface BdiProps {
  children: ReactNode;
  /** The language, where it is known. */
  lang?: "en" | "ar" | undefined;
}

/**
 * User text inside a sentence or a list: keeps its own direction and disturbs nothing around it.
 * A whole title inside it aligns with the page and not with its own language.
 */
export function Bdi({ children, lang }: BdiProps) {
  return <bdi lang={lang}>{children}</bdi>;
}
