import { useId } from "react";
import styles from "./StarPattern.module.css";
import { starPath } from "./star-path.ts";

export interface StarPatternProps {
  /** The side of one tile in pixels. */
  tile?: number;
}

/** Renders a lattice of eight-point stars that fills its positioned parent. Decorative; at most one per page. */
export function StarPattern({ tile = 72 }: StarPatternProps) {
  const id = useId();
  return (
    <svg className={styles.pattern} aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path d={starPath(tile / 2, tile / 2)} />
          <path d={starPath(tile / 2, tile / 3.1)} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
