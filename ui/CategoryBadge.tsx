import { categoryColorOf } from "./category-color.ts";
import styles from "./CategoryBadge.module.css";
import { classNames } from "./class-names.ts";
import type { Icon } from "./icons.ts";
import { categoryIconOf } from "./category-icon.ts";
import type { RenderLink } from "./link.ts";

export interface CategoryBadgeProps {
  /** The category's name in the reader's language. */
  name: string;
  /** One of `categoryColors`; anything else is teal. */
  color: string;
  renderLink?: RenderLink;
}

/** The category of a topic, in the category's colour. */
export function CategoryBadge({ name, color, renderLink }: CategoryBadgeProps) {
  const className = classNames(styles.badge, styles[categoryColorOf(color)]);
  const content = <bdi>{name}</bdi>;
  if (renderLink)
    return renderLink({ className: classNames(className, styles.link), children: content, "data-badge": "" });
  return (
    <span className={className} data-badge="">
      {content}
    </span>
  );
}

export interface CategoryTileProps {
  /** By its name, or drawn by the caller's own. */
  icon: string | Icon;
  color: string;
  size?: "md" | "lg";
}

/** The icon of a category on its colour: decoration beside the category's name. */
export function CategoryTile({ icon, color, size = "md" }: CategoryTileProps) {
  const Drawing = typeof icon === "string" ? categoryIconOf(icon) : icon;
  return (
    <span
      className={classNames(styles.tile, size === "lg" && styles.large, styles[categoryColorOf(color)])}
      aria-hidden="true"
    >
      <Drawing size={size === "lg" ? 26 : 20} />
    </span>
  );
}
