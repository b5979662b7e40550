import type { ReactNode } from "react";
import { Avatar, type AvatarSize } from "./Avatar.tsx";
import styles from "./AvatarName.module.css";
import type { RenderLink } from "./link.ts";
import { stackClass, textClass } from "./primitives.ts";

export interface AvatarNameProps {
  id: string;
  name: string;
  photo?: string | null | undefined;
  size?: AvatarSize;
  /** Below the name: job title, department, time. */
  detail?: ReactNode;
  /** Makes the name a link. */
  renderLink?: RenderLink;
}

export function AvatarName({ id, name, photo, size = "md", detail, renderLink }: AvatarNameProps) {
  const shownName = <bdi>{name}</bdi>;
  const nameClass = textClass("ink", "bold", "tight", "anywhere");
  return (
    <span className={styles.person}>
      <Avatar id={id} name={name} photo={photo} size={size} />
      <span className={stackClass(0, "items-start", "shrinks")}>
        {renderLink?.({ className: `${nameClass} ${styles.link}`, children: shownName }) ?? (
          <span className={nameClass}>{shownName}</span>
        )}
        {detail !== undefined && <span className={textClass("xs", "muted", "anywhere")}>{detail}</span>}
      </span>
    </span>
  );
}
