import { useCallback, useEffect, useState } from "react";

const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface CalmVideo {
  /** For the `<video>`, whenever it comes. */
  attach: (video: HTMLVideoElement | null) => void;
  /** What the person wants, whether it can be seen at the moment or not. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Plays a silent film only while it is wanted, `active`, in view and its tab is seen. For people who asked for less
 * motion it begins standing still.
 */
export function useCalmVideo(active: boolean): CalmVideo {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [playing, setPlaying] = useState(() => !wantsStillness());
  const [inView, setInView] = useState(false);
  const [tabSeen, setTabSeen] = useState(() => !document.hidden);

  useEffect(() => {
    if (video === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    observer.observe(video);
    const seen = (): void => setTabSeen(!document.hidden);
    document.addEventListener("visibilitychange", seen);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", seen);
    };
  }, [video]);

  const plays = playing && active && inView && tabSeen;
  useEffect(() => {
    if (video === null) return;
    if (!plays) video.pause();
    // A browser that saves power may refuse: the still stays, and the button says that it stands.
    else
      video.play().catch((reason: unknown) => {
        if (reason instanceof DOMException && reason.name === "NotAllowedError") setPlaying(false);
      });
  }, [video, plays]);

  return { attach: setVideo, playing, toggle: useCallback(() => setPlaying((before) => !before), []) };
}
