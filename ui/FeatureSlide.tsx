import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./FeatureSlide.module.css";
import { rowClass, textClass } from "./primitives.ts";
import { StarMark } from "./StarMark.tsx";
import { StarPattern } from "./StarPattern.tsx";

export interface FeatureSlideProps {
  /** `<img>` or `<video>`; the star pattern by default. */
  poster?: ReactNode;
  ribbon: string;
  /** A line above the title, for example the category. */
  eyebrow?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** Renders a featured topic: a picture below a title. Put a covering link (`data-cover`) into the title. */
export function FeatureSlide({ poster, ribbon, eyebrow, title, children }: FeatureSlideProps) {
  return (
    <div className={styles.slide}>
      <div className={classNames(styles.poster, poster !== undefined && styles.shaded)}>
        {poster ?? <StarPattern />}
      </div>
      <span className={classNames(rowClass(2, "inline", "align-center", "xs", "bold"), styles.ribbon)}>
        <StarMark size={20} tone="ribbon" />
        {ribbon}
      </span>
      <div className={styles.text}>
        {eyebrow !== undefined && <div className={classNames(textClass("xs"), styles.eyebrow)}>{eyebrow}</div>}
        <h2 className={classNames(textClass("flush", "tight"), styles.title)}>{title}</h2>
        {children !== undefined && <div className={styles.excerpt}>{children}</div>}
      </div>
    </div>
  );
}
