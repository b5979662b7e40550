import "leaflet/dist/leaflet.css";
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from "react";
import { useAnnounce } from "../Announcer.tsx";
import { classNames } from "../class-names.ts";
import { IconButton } from "../IconButton.tsx";
import { MinusIcon, PlusIcon } from "../icons.ts";
import { stackClass, textClass } from "../primitives.ts";
import styles from "./PlaceMap.module.css";
import type { MapPoint, PlaceMapProps } from "./map-parts.ts";
import { usePlaceMap } from "./use-place-map.ts";

const noteClass = textClass("xxs", "plain");
/** Pixels that an arrow key moves the pin; with Shift one pixel. */
const stride = 12;
const arrows: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Announces the pin's position once it stops moving. */
function useSpokenPin({ value, labels }: Pick<PlaceMapProps, "value" | "labels">): void {
  const announce = useAnnounce();
  const isMoved = useRef(false);
  const announcePoint = useEffectEvent((point: MapPoint) => announce(labels.moved?.(point) ?? ""));
  const [latitude, longitude] = [value?.latitude, value?.longitude];
  useEffect(() => {
    if (!isMoved.current || latitude === undefined || longitude === undefined) {
      isMoved.current = true;
      return undefined;
    }
    const timer = setTimeout(() => announcePoint({ latitude, longitude }), 600);
    return () => clearTimeout(timer);
  }, [latitude, longitude]);
}

export function LoadedPlaceMap({ labels, tiles = null, ...place }: PlaceMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const howToId = useId();
  const { scale, hasTiles, zoom, nudge } = usePlaceMap(ground, { ...place, tiles });
  useSpokenPin({ value: place.value, labels });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const step = event.key === "+" || event.key === "=" ? 1 : event.key === "-" ? -1 : null;
    if (arrow === undefined && step === null) return;
    event.preventDefault();
    if (step !== null) zoom(step);
    else if (arrow !== undefined) {
      const length = event.shiftKey ? 1 : stride;
      nudge(arrow[0] * length, arrow[1] * length);
    }
  }
  return (
    <div className={stackClass(2, "shrinks")}>
      <div className={styles.window}>
        {/* East is on the right in both languages. */}
        <div
          ref={ground}
          dir="ltr"
          className={styles.map}
          role="application"
          aria-label={labels.map}
          aria-describedby={howToId}
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        <div className={classNames(stackClass(2), styles.zoom)}>
          <IconButton variant="surface" label={labels.zoomIn} icon={<PlusIcon size={20} />} onClick={() => zoom(1)} />
          <IconButton
            variant="surface"
            label={labels.zoomOut}
            icon={<MinusIcon size={20} />}
            onClick={() => zoom(-1)}
          />
        </div>
        {hasTiles && tiles !== null && tiles.attribution !== "" && (
          <bdi className={classNames(noteClass, styles.attribution)}>{tiles.attribution}</bdi>
        )}
        {scale !== null && (
          <div className={classNames(noteClass, styles.scale)}>
            <span className={styles.bar} style={{ inlineSize: scale.pixels }} aria-hidden="true" />
            {labels.length(scale.metres)}
          </div>
        )}
      </div>
      <p className={textClass("flush", "xs", "muted")} id={howToId}>
        {labels.howTo}
      </p>
    </div>
  );
}
