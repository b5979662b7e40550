import type { CSSProperties } from "react";
import { badgeClass } from "./Badge.tsx";
import { categoryColorOf } from "./category-color.ts";
import styles from "./CategoryBadge.module.css";
import { classNames } from "./class-names.ts";
import type { Icon } from "./icons.ts";
import { categoryIconOf } from "./category-icon.ts";

const paint = (color: string): CSSProperties => {
  const token = `--color-${categoryColorOf(color)}`;
  return { background: `var(${token}-soft)`, color: `var(${token}-ink)` };
};

export interface CategoryBadgeProps {
  name: string;
  /** One of `categoryColors`; unknown values become teal. */
  color: string;
}

export function CategoryBadge({ name, color }: CategoryBadgeProps) {
  return (
    <span className={classNames(badgeClass(), styles.badge)} style={paint(color)} data-badge="">
      <bdi>{name}</bdi>
    </span>
  );
}

export interface CategoryTileProps {
  icon: string | Icon;
  color: string;
  size?: "md" | "lg";
}

/** Renders a category's icon on its colour; decorative next to the category's name. */
export function CategoryTile({ icon, color, size = "md" }: CategoryTileProps) {
  const Drawing = typeof icon === "string" ? categoryIconOf(icon) : icon;
  return (
    <span className={classNames(styles.tile, size === "lg" && styles.large)} style={paint(color)} aria-hidden="true">
      <Drawing size={size === "lg" ? 26 : 20} />
    </span>
  );
}
