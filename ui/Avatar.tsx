import { useState } from "react";
import styles from "./Avatar.module.css";
import { classNames } from "./class-names.ts";
import { initialsOf, tintOf } from "./initials.ts";

export interface AvatarProps {
  /** The person's id; determines the tint. */
  id: string;
  name: string;
  /** URL of the photo, if there is one. */
  photo?: string | null | undefined;
  size?: "sm" | "md" | "lg" | "xl";
  /** Set it if the picture is shown without the name; otherwise the picture is decorative. */
  label?: string;
}

const tints = 6;

/** Renders a person's photo, or their initials on a tint. */
export function Avatar({ id, name, photo, size = "md", label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = photo && photo !== broken ? photo : null;
  const tint = `--avatar-${tintOf(id, tints) + 1}`;
  const accessibility = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <span
      {...accessibility}
      className={classNames(styles.avatar, styles[size])}
      style={shown ? undefined : { background: `var(${tint})`, color: `var(${tint}-ink)` }}
      // Rendered by the stylesheet: the initials are decorative, so they are neither read out, selected nor found.
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
