import type { ReactNode } from "react";
import type { NavigationItem } from "./navigation.ts";
import { NavigationLink } from "./NavigationLink.tsx";
import styles from "./Sidebar.module.css";

export interface SidebarProps {
  label: string;
  /** The logo, as a link home. */
  brand: ReactNode;
  /** The mark alone, while the bar is narrow. */
  narrowBrand: ReactNode;
  items: readonly NavigationItem[];
  /** At the foot, apart from the rest. */
  footItems: readonly NavigationItem[];
}

/** The navigation of wide screens: whole from 992 px, icons with short names under them from 768 px. */
export function Sidebar({ label, brand, narrowBrand, items, footItems }: SidebarProps) {
  const list = (entries: readonly NavigationItem[]) => (
    <ul className={styles.list}>
      {entries.map((item) => (
        <li key={item.id}>
          <NavigationLink
            item={item}
            className={styles.link}
            labelClassName={styles.label}
            countClassName={styles.count}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.column}>
      <div className={styles.sidebar}>
        <nav className={styles.navigation} aria-label={label}>
          <div className={styles.brand}>{brand}</div>
          <div className={styles.narrowBrand}>{narrowBrand}</div>
          {list(items)}
          {footItems.length > 0 && <div className={styles.foot}>{list(footItems)}</div>}
        </nav>
      </div>
    </div>
  );
}
