import type { ReactNode } from "react";
import styles from "./EmptyFrame.module.css";
import { Logo } from "./Logo.tsx";
import { StarPattern } from "./StarPattern.tsx";
import { rowClass, textClass } from "./primitives.ts";

export interface EmptyFrameProps {
  /** The product's name. */
  product: string;
  /** The organisation's logo for coloured ground, instead of mark and name. */
  logo?: string | null | undefined;
  /** A sentence or two on the star panel, about the place one enters. */
  tagline: ReactNode;
  /** At the top: the switch of language, prominently; the theme. */
  actions: ReactNode;
  /** A `Banner` with a `label`. */
  banner?: ReactNode;
  /** Small print under the form. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The page without the application around it: a form beside a calm panel of stars, which is a band on a phone. */
export function EmptyFrame({ product, logo, tagline, actions, banner, foot, children }: EmptyFrameProps) {
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
          {foot !== undefined && <footer className={textClass("xs", "muted", "text-center")}>{foot}</footer>}
        </div>
      </div>
    </div>
  );
}
