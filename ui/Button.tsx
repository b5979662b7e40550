import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";
import type { RenderLink } from "./link.ts";
import { boxClass, rowClass } from "./primitives.ts";

export type ButtonVariant = "strong" | "soft" | "quiet" | "danger" | "quietDanger";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** `strong` is for the one main action of a screen; `quietDanger` leads to a question about what destroys. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shown after the label. */
  iconAfter?: ReactNode;
  /** On a phone only the icon is seen; the label is still heard. */
  iconOnPhone?: boolean;
  /** Fills the width it is given. */
  wide?: boolean;
  /** Keeps the width and the focus, ignores presses, and says `loadingLabel` while the work runs. */
  loading?: boolean;
  loadingLabel?: string;
  /** Draws a link instead of a button. */
  renderLink?: RenderLink;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button, or a link that looks like one. `type` is "button" unless said otherwise. */
export function Button({
  variant = "soft",
  size = "md",
  icon,
  iconAfter,
  iconOnPhone = false,
  wide = false,
  loading = false,
  loadingLabel,
  renderLink,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  const className = classNames(
    styles.button,
    styles[variant],
    styles[size],
    // A small button keeps its look on a phone.
    size === "sm" && boxClass("touch"),
    wide && boxClass("full"),
    iconOnPhone && styles.iconOnPhone,
  );
  const content = (
    <>
      <span
        className={rowClass(2, "inline", "align-center", "justify-center", "shrinks")}
        style={loading ? { opacity: 0 } : undefined}
      >
        {icon}
        <span className={styles.label}>{children}</span>
        {iconAfter}
      </span>
      {loading && <span className={styles.loading} aria-hidden="true" />}
    </>
  );
  if (renderLink) return renderLink({ className, children: content });
  return (
    <button
      {...rest}
      type={type}
      className={className}
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
      aria-label={loading ? (loadingLabel ?? rest["aria-label"]) : rest["aria-label"]}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {content}
    </button>
  );
}
