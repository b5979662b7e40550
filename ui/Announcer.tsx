import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const AnnouncerContext = createContext<(text: string) => void>(() => undefined);

/** Returns a function that announces a status change to screen readers: `announce("3 new comments")`. */
export const useAnnounce = (): ((text: string) => void) => use(AnnouncerContext);

/** Renders one polite live region from the start: screen readers ignore a region that is inserted with its text. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: "", turn: 0 });
  const announce = useCallback((text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden role="status">
        {/* A new element makes screen readers read a repeated sentence again. */}
        <span key={announcement.turn}>{announcement.text}</span>
      </VisuallyHidden>
    </AnnouncerContext>
  );
}
