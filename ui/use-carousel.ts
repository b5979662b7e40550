import { useCallback, useEffect, useState, type RefObject } from "react";

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Milliseconds between automatic slides. */
const interval = 8_000;

/**
 * Returns the state of a carousel: the visible slide, advanced automatically unless hovered or focused, in a hidden
 * tab, or with reduced motion.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(0);
  const [held, setHeld] = useState(false);
  const [playing, setPlaying] = useState(() => !wantsStillness());

  const goTo = useCallback(
    (place: number) => {
      const element = track.current;
      const slide = element?.children[place];
      if (!element || !(slide instanceof HTMLElement)) return;
      // offsetLeft is negative in right-to-left pages, as is the scroll position.
      element.scrollTo({ left: slide.offsetLeft, behavior: wantsStillness() ? "instant" : "smooth" });
    },
    [track],
  );

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const inView = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setActive([...element.children].indexOf(seen.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of element.children) inView.observe(slide);
    return () => inView.disconnect();
  }, [track, count]);

  useEffect(() => {
    if (!playing || held || count < 2) return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden) goTo((active + 1) % count);
    }, interval);
    return () => clearTimeout(timer);
  }, [playing, held, count, active, goTo]);

  return { active, playing, goTo, setPlaying, hold: setHeld };
}
