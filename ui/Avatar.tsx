import { useState } from "react";
import styles from "./Avatar.module.css";
import { classNames } from "./class-names.ts";
import { initialsOf, tintOf } from "./initials.ts";

export type AvatarSize = "sm" | "md" | "lg" | "xl";

export interface AvatarProps {
  /** The person's id: decides the tint. */
  id: string;
  name: string;
  /** The address of the photo, if there is one. */
  photo?: string | null | undefined;
  size?: AvatarSize;
  /** Set where the picture stands without the name beside it; otherwise it is decoration. */
  label?: string;
}

const tints = 6;

/** A person's photo, or their initials on a tint of their own. */
export function Avatar({ id, name, photo, size = "md", label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = photo && photo !== broken ? photo : null;
  const tint = `--avatar-${tintOf(id, tints) + 1}`;
  const said = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <span
      {...said}
      className={classNames(styles.avatar, styles[size])}
      style={shown ? undefined : { background: `var(${tint})`, color: `var(${tint}-ink)` }}
      // Drawn by the stylesheet: two letters are a picture here, and no text to read out, to select or to find.
      data-initials={shown ? undefined : initialsOf(name)}
    >
      {shown && (
        <img
          className={styles.photo}
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
