import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./BottomBar.module.css";
import type { NavigationItem } from "./navigation.ts";
import { NavigationLink } from "./NavigationLink.tsx";

export interface BottomBarProps {
  label: string;
  /** Two to five. */
  items: readonly NavigationItem[];
  /** After the links, for instance a `Menu` opened by a `BottomBarButton`. */
  more?: ReactNode;
}

/** The navigation of phones (below 768 px). */
export function BottomBar({ label, items, more }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-foot="">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.place} data-raised={item.isRaised || undefined}>
            <NavigationLink
              item={item}
              className={styles.link}
              labelClassName={styles.label}
              countClassName={styles.count}
            />
          </li>
        ))}
        {more !== undefined && <li className={styles.place}>{more}</li>}
      </ul>
    </nav>
  );
}

export interface BottomBarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> {
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like the links beside it. */
export function BottomBarButton({ label, icon, ...rest }: BottomBarButtonProps) {
  return (
    <button {...rest} type="button" className={styles.link}>
      {icon}
      <span className={styles.label}>{label}</span>
    </button>
  );
}
