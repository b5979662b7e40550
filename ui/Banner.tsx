import type { ReactNode } from "react";
import styles from "./Banner.module.css";
import { classNames } from "./class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon, InfoIcon, WarningIcon } from "./icons.ts";
import { boxClass, rowClass } from "./primitives.ts";

export interface BannerProps {
  tone?: "info" | "warning";
  children: ReactNode;
  /** A secondary button or link at the end. */
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  /** Spans the whole page, without rounded corners. */
  edge?: boolean;
  /** Makes the banner a named landmark; needed outside header, main and other landmarks. */
  label?: string;
}

/** Renders a persistent message about the whole page or object. */
export function Banner(props: BannerProps) {
  const { tone = "info", children, action, onDismiss, dismissLabel = "", edge = false, label } = props;
  const tint = tone === "warning" ? "tint-saffron" : "tint-info";
  return (
    <div
      className={classNames(rowClass(3, "align-center", "sm", tint), styles.banner, edge && styles.edge)}
      role={label === undefined ? "note" : "region"}
      aria-label={label}
    >
      {tone === "warning" ? <WarningIcon size={20} /> : <InfoIcon size={20} />}
      <div className={boxClass("grows")}>{children}</div>
      {action}
      {onDismiss && <IconButton size="sm" label={dismissLabel} icon={<CloseIcon size={18} />} onClick={onDismiss} />}
    </div>
  );
}
