import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const AnnouncerContext = createContext<(text: string) => void>(() => undefined);

/** Says a change of status to screen readers without showing it: `announce("3 new comments")`. */
export const useAnnounce = (): ((text: string) => void) => use(AnnouncerContext);

/** Keeps one polite live region in the page from the start: a region that arrives with its text is not read. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden role="status">
        {/* A new element each time makes the same sentence heard twice. */}
        <span key={said.turn}>{said.text}</span>
      </VisuallyHidden>
    </AnnouncerContext>
  );
}
