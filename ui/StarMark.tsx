import { classNames } from "./class-names.ts";
import styles from "./StarMark.module.css";
import { starPath } from "./star-path.ts";

const outer = /* @__PURE__ */ starPath(16, 14.6);
const inner = /* @__PURE__ */ starPath(16, 9.2);

export interface StarMarkProps {
  /** In pixels. */
  size?: number;
  /** `brand` is green-teal with saffron inside; `ribbon` and `plain` are of one colour. */
  tone?: "brand" | "ribbon" | "plain";
}

/** Renders the eight-point star: the logo mark and the marker of featured items. Decorative. */
export function StarMark({ size = 32, tone = "brand" }: StarMarkProps) {
  return (
    <svg
      className={classNames(styles.star, styles[tone])}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
    >
      <path d={outer} />
      <path className={styles.inner} d={inner} />
      <circle className={styles.heart} cx="16" cy="16" r="2.6" />
    </svg>
  );
}
