import styles from "./Logo.module.css";
import { StarMark } from "./StarMark.tsx";
import { classNames } from "./class-names.ts";
import { rowClass } from "./primitives.ts";

export interface LogoProps {
  name: string;
  size?: "md" | "lg";
  /** In the surrounding text colour, for coloured ground. */
  plain?: boolean;
  /** The organisation's logo, which replaces mark and name. */
  picture?: string | null | undefined;
}

export function Logo({ name, size = "md", plain = false, picture }: LogoProps) {
  if (picture) return <img className={styles.picture} src={picture} alt={name} />;
  return (
    <span
      className={classNames(
        rowClass(3, "inline", "align-center", "xl", "bold", plain ? "inherit" : "ink"),
        styles.logo,
        size === "lg" && styles.large,
      )}
    >
      <StarMark size={size === "lg" ? 44 : 32} tone={plain ? "plain" : "brand"} />
      <span>{name}</span>
    </span>
  );
}
