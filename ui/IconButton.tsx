import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./IconButton.module.css";
import type { RenderLink } from "./link.ts";
import { boxClass } from "./primitives.ts";

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "children" | "aria-label"
> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** `plain` on any ground, `surface` floats over a picture. */
  variant?: "plain" | "surface";
  size?: "sm" | "md";
  /** Number of new items in the user's digits; null for none. The label must mention them too. */
  count?: string | null;
  renderLink?: RenderLink;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = "plain", size = "md", count = null, renderLink, title = label, ...rest } = props;
  const className = classNames(styles.button, styles[variant], size === "sm" && `${styles.sm} ${boxClass("touch")}`);
  const content = (
    <>
      {icon}
      {count !== null && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  if (renderLink) return renderLink({ className, children: content, "aria-label": label });
  return (
    <button type="button" {...rest} className={className} aria-label={label} title={title}>
      {content}
    </button>
  );
}
