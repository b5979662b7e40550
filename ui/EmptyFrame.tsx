import type { ReactNode } from "react";
import styles from "./EmptyFrame.module.css";
import { Logo } from "./Logo.tsx";
import { StarPattern } from "./StarPattern.tsx";
import { rowClass } from "./primitives.ts";

export interface EmptyFrameProps {
  product: string;
  /** The organisation's logo for coloured ground, instead of mark and name. */
  logo?: string | null | undefined;
  /** One or two sentences on the star panel about the portal. */
  tagline: ReactNode;
  /** At the top: the language switch, prominently; the theme. */
  actions: ReactNode;
  /** A `Banner` with a `label`. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of signed-out pages: a form next to a star panel, which is a band on a phone. */
export function EmptyFrame({ product, logo, tagline, actions, banner, children }: EmptyFrameProps) {
  return (
    <div className={styles.frame}>
      {banner}
      <div className={styles.columns}>
        <aside className={styles.panel} aria-label={product}>
          <StarPattern tile={96} />
          <div className={styles.panelText}>
            <Logo name={product} size="lg" plain picture={logo} />
            <p className={styles.tagline}>{tagline}</p>
          </div>
        </aside>
        <div className={styles.side}>
          <header className={rowClass(2, "align-center", "justify-end")}>{actions}</header>
          <main className={styles.main}>
            <div className={styles.form}>{children}</div>
          </main>
        </div>
      </div>
    </div>
  );
}
