import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "./Avatar.tsx";
import styles from "./AvatarName.module.css";
import { classNames } from "./class-names.ts";
import type { RenderLink } from "./link.ts";
import { rowClass, stackClass, textClass } from "./primitives.ts";

export interface AvatarNameProps extends Omit<AvatarProps, "label"> {
  /** Below the name: job title, department, time. */
  detail?: ReactNode;
  renderLink?: RenderLink;
}

export function AvatarName({ detail, renderLink, ...avatar }: AvatarNameProps) {
  const shownName = <bdi>{avatar.name}</bdi>;
  const nameClass = textClass("ink", "bold", "tight", "anywhere");
  return (
    <span className={classNames(rowClass(3, "inline", "align-center", "shrinks"), styles.person)}>
      <Avatar {...avatar} />
      <span className={stackClass(0, "items-start", "shrinks")}>
        {renderLink?.({ className: `${nameClass} ${styles.link}`, children: shownName }) ?? (
          <span className={nameClass}>{shownName}</span>
        )}
        {detail !== undefined && <span className={textClass("xs", "muted", "anywhere")}>{detail}</span>}
      </span>
    </span>
  );
}
