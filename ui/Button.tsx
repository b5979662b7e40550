import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";
import type { RenderLink } from "./link.ts";
import { boxClass, rowClass } from "./primitives.ts";

export type ButtonVariant = "strong" | "soft" | "quiet" | "danger" | "quietDanger";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** `strong` is for the main action of a page; `quietDanger` opens the confirmation of a destructive action. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Shows only the icon on a phone; screen readers still read the label. */
  iconOnPhone?: boolean;
  wide?: boolean;
  /** Keeps width and focus, ignores presses and announces `loadingLabel`. */
  loading?: boolean;
  loadingLabel?: string;
  renderLink?: RenderLink;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

const baseClass = classNames(
  rowClass(0, "inline", "align-center", "justify-center", "md", "medium", "text-center"),
  styles.button,
);

/** Renders a button, or a link that looks like one. `type` is "button" by default. */
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
    baseClass,
    styles[variant],
    styles[size],
    // Enlarges the touch target of a small button, not its look.
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
