import { useEffect, useState } from "react";

/**
 * Plays a muted video only while the user has not paused it, it is `active` and in view and its tab is visible. With
 * reduced motion it starts paused.
 */
export function useCalmVideo(active: boolean) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [playing, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [inView, setInView] = useState(false);
  const [tabVisible, setTabVisible] = useState(() => !document.hidden);

  useEffect(() => {
    if (video === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    observer.observe(video);
    const follow = (): void => setTabVisible(!document.hidden);
    document.addEventListener("visibilitychange", follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [video]);

  const plays = playing && active && inView && tabVisible;
  useEffect(() => {
    if (video === null) return;
    if (!plays) video.pause();
    // A browser in power-saving mode may refuse: the still stays and the button shows the paused state.
    else
      video.play().catch((reason: unknown) => {
        if (reason instanceof DOMException && reason.name === "NotAllowedError") setPlaying(false);
      });
  }, [video, plays]);

  return {
    /** The ref of the `<video>`. */
    attach: setVideo,
    /** Whether the user has it set to play, visible or not. */
    playing,
    toggle: () => setPlaying((before) => !before),
  };
}
