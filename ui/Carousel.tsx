import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { arrowStep } from "./arrow-step.ts";
import styles from "./Carousel.module.css";
import { classNames } from "./class-names.ts";
import { BackIcon, ForwardIcon } from "./direction-icons.tsx";
import { IconButton } from "./IconButton.tsx";
import { PauseIcon, PlayIcon } from "./icons.ts";
import { rowClass, textClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselLabels {
  /** The name of the carousel: "Featured topics". */
  region: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "2 of 5": the name of a slide and its point; both count from 1. */
  slide: (place: number, count: number) => string;
  /** "2 / 12" in the user's digits, shown instead of points if there are too many. */
  place: (place: number, count: number) => string;
}

/** Maximum points that fit side by side on a phone. */
const maxPoints = 6;

export interface CarouselProps<Slide> {
  slides: readonly Slide[];
  keyOf: (slide: Slide) => string;
  /** `active` is false for slides out of view; their videos must pause. */
  children: (slide: Slide, state: { active: boolean; place: number }) => ReactNode;
  labels: CarouselLabels;
}

/** Renders slides moved by touch, keys, buttons and points, and automatically unless that disturbs the user. */
export function Carousel<Slide>({ slides, keyOf, children, labels }: CarouselProps<Slide>) {
  const track = useRef<HTMLDivElement>(null);
  const focusFollows = useRef(false);
  const { direction } = useUi();
  const count = slides.length;
  const { active, playing, goTo, setPlaying, hold } = useCarousel(track, count);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = arrowStep(event.key, active, count, direction);
    if (to === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    focusFollows.current = track.current?.contains(document.activeElement) ?? false;
    goTo(to);
  };
  // A slide out of view cannot keep the focus; it moves to the new slide before the next key press.
  useLayoutEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    track.current?.children[active]?.querySelector<HTMLElement>("a, button, video")?.focus({ preventScroll: true });
  }, [active]);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold(false);
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.region}
      onKeyDown={onKeyDown}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={onBlur}
    >
      <div className={styles.track} ref={track} aria-live={playing ? "off" : "polite"}>
        {slides.map((slide, place) => (
          <div
            key={keyOf(slide)}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(place + 1, count)}
            inert={place !== active}
          >
            {children(slide, { active: place === active, place })}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={classNames(rowClass(1, "align-center"), styles.controls)}>
          {count > maxPoints && (
            <span className={classNames(textClass("sm", "tabular"), styles.place)} aria-hidden="true">
              {labels.place(active + 1, count)}
            </span>
          )}
          <div className={classNames(rowClass(0), styles.points, count > maxPoints && styles.manyPoints)}>
            {slides.map((slide, place) => (
              <button
                key={keyOf(slide)}
                type="button"
                className={styles.point}
                aria-label={labels.slide(place + 1, count)}
                aria-current={place === active ? "true" : undefined}
                onClick={() => goTo(place)}
              />
            ))}
          </div>
          <IconButton
            size="sm"
            label={playing ? labels.pause : labels.play}
            icon={playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
            onClick={() => setPlaying(!playing)}
          />
          <IconButton
            size="sm"
            label={labels.previous}
            icon={<BackIcon size={20} />}
            onClick={() => goTo((active - 1 + count) % count)}
          />
          <IconButton
            size="sm"
            label={labels.next}
            icon={<ForwardIcon size={20} />}
            onClick={() => goTo((active + 1) % count)}
          />
        </div>
      )}
    </section>
  );
}
