import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./BottomBar.module.css";
import { classNames } from "./class-names.ts";
import { NavigationLink, type NavigationItem } from "./NavigationLink.tsx";
import { boxClass, rowClass, textClass } from "./primitives.ts";

const linkClass = classNames(textClass("xxs", "medium", "muted", "text-center"), styles.link);
const labelClass = classNames(boxClass("clamped"), styles.label);

export interface BottomBarProps {
  label: string;
  /** Two to five. */
  items: readonly NavigationItem[];
  /** After the links, for example a `Menu` opened by a `BottomBarButton`. */
  more?: ReactNode;
}

/** Renders the navigation of phones (below 768 px). */
export function BottomBar({ label, items, more }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} data-foot="">
      <ul className={classNames(rowClass(0, "list"), styles.list)}>
        {items.map((item) => (
          <li key={item.id} className={styles.place} data-raised={item.isRaised || undefined}>
            <NavigationLink
              item={item}
              className={linkClass}
              labelClassName={labelClass}
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

export function BottomBarButton({ label, icon, ...rest }: BottomBarButtonProps) {
  return (
    <button {...rest} type="button" className={linkClass}>
      {icon}
      <span className={labelClass}>{label}</span>
    </button>
  );
}
