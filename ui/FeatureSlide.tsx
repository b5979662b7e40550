import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./FeatureSlide.module.css";
import { StarMark } from "./StarMark.tsx";
import { StarPattern } from "./StarPattern.tsx";

export interface FeatureSlideProps {
  /** `<img>` or `<video>`; without one the star lattice stands in. */
  poster?: ReactNode;
  /** "Featured", on the ribbon. */
  ribbon: string;
  /** The category or the like. */
  eyebrow?: ReactNode;
  title: ReactNode;
  headingLevel?: 2 | 3;
  children?: ReactNode;
}

/** A picture under a title: the face of a featured topic. Put a link that covers it (`data-cover`) into the title. */
export function FeatureSlide({ poster, ribbon, eyebrow, title, headingLevel = 2, children }: FeatureSlideProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.slide}>
      <div className={classNames(styles.poster, poster !== undefined && styles.shaded)}>
        {poster ?? <StarPattern />}
      </div>
      <span className={styles.ribbon}>
        <StarMark size={20} tone="ribbon" />
        {ribbon}
      </span>
      <div className={styles.text}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <Heading className={styles.title}>{title}</Heading>
        {children !== undefined && <div className={styles.excerpt}>{children}</div>}
      </div>
    </div>
  );
}
