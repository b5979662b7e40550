import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./IconTile.module.css";
import { textClass } from "./primitives.ts";

export interface IconTileProps {
  icon: ReactNode;
  tone?: "action" | "neutral" | "saffron" | "danger";
}

export function IconTile({ icon, tone = "action" }: IconTileProps) {
  return (
    <span className={classNames(textClass(`tint-${tone}`), styles.tile, styles[tone])} aria-hidden="true">
      {icon}
    </span>
  );
}
