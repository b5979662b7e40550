import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { ArrowBackIcon } from "./direction-icons.tsx";
import type { RenderLink } from "./link.ts";
import styles from "./PageHeading.module.css";
import { rowClass, textClass } from "./primitives.ts";

export interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** At the end of the line; one of them may be strong. */
  actions?: ReactNode;
  /** Link to the parent page, for example the community. */
  back?: { label: string; renderLink: RenderLink };
  /** Before the title: a category's tile, a person's picture. */
  sign?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

export function PageHeading({ title, subtitle, actions, back, sign, ref }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {back?.renderLink({
        className: classNames(rowClass(1, "inline", "align-center", "below-1", "sm", "medium", "muted"), styles.back),
        children: (
          <>
            <ArrowBackIcon size={18} />
            {back.label}
          </>
        ),
      })}
      <div className={rowClass([3, 4], "wrap", "align-center")}>
        {sign}
        <div className={styles.text}>
          <h1 className={styles.title} ref={ref} tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && (
            <div className={classNames(textClass("muted", "anywhere"), styles.subtitle)}>{subtitle}</div>
          )}
        </div>
        {actions !== undefined && <div className={rowClass(2, "wrap", "align-center")}>{actions}</div>}
      </div>
    </div>
  );
}
