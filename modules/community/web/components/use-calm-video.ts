import { useCallback, useEffect, useState, type RefObject } from "react";

const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface CalmVideo {
  /** What the person wants, whether it can be seen at the moment or not. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Plays a silent film only while it is wanted, `active`, in view and its tab is seen. For people who asked for less
 * motion it begins standing still.
 */
export function useCalmVideo(video: RefObject<HTMLVideoElement | null>, active: boolean): CalmVideo {
  const [playing, setPlaying] = useState(() => !wantsStillness());
  const [inView, setInView] = useState(false);
  const [tabSeen, setTabSeen] = useState(() => !document.hidden);

  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    observer.observe(element);
    const seen = (): void => setTabSeen(!document.hidden);
    document.addEventListener("visibilitychange", seen);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", seen);
    };
  }, [video]);

  const plays = playing && active && inView && tabSeen;
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!plays) element.pause();
    // A browser that saves power may refuse: the still stays, and the button says that it stands.
    else
      element.play().catch((reason: unknown) => {
        if (reason instanceof DOMException && reason.name === "NotAllowedError") setPlaying(false);
      });
  }, [video, plays]);

  return { playing, toggle: useCallback(() => setPlaying((before) => !before), []) };
}
