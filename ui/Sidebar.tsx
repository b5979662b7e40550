import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FoldIcon, UnfoldIcon } from "./direction-icons.tsx";
import { IconButton } from "./IconButton.tsx";
import { NavigationLink, type NavigationItem } from "./NavigationLink.tsx";
import { boxClass, rowClass, stackClass, textClass } from "./primitives.ts";
import styles from "./Sidebar.module.css";

export type SidebarFold = {
  /** Matches `data-sidebar="folded"` on `<html>`, which is set before the first paint. */
  isFolded: boolean;
  /** The button's next action. */
  label: string;
  onFold: () => void;
};

export interface SidebarProps {
  label: string;
  /** The logo, as a link home. */
  brand: ReactNode;
  /** The mark alone, while the sidebar is folded. */
  narrowBrand: ReactNode;
  items: readonly NavigationItem[];
  fold: SidebarFold | undefined;
}

/** Pixels below the current entry: shows that there are more entries, and absorbs the shift of a late font. */
const clearance = 24;

function Entries({ items, label }: { items: readonly NavigationItem[]; label?: string }) {
  return (
    <ul className={classNames(stackClass(0, "list"), styles.list)} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <NavigationLink
            item={item}
            className={classNames(rowClass(3, "align-center", "medium", "muted"), styles.link)}
            labelClassName={classNames(boxClass("grows"), styles.label)}
            countClassName={classNames(rowClass(0, "inline"), styles.count)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Renders the navigation of wide screens: full from 992 px; folded, or from 768 px, icons with short labels. */
export function Sidebar({ label, brand, narrowBrand, items, fold }: SidebarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.current)?.id;
  // The administration's list scrolls separately: scrolls the current entry into view without scrolling the page.
  useEffect(() => {
    const link = current === undefined ? null : bar.current?.querySelector("[aria-current=page]");
    if (bar.current === null || head.current === null || !link) return;
    const wanted = link.getBoundingClientRect();
    // Below a banner the sidebar ends below the window; the sticky logo covers its top.
    const start = head.current.getBoundingClientRect().bottom;
    const end = Math.min(bar.current.getBoundingClientRect().bottom, innerHeight) - clearance;
    if (wanted.bottom > end) bar.current.scrollTop += wanted.bottom - end;
    else if (wanted.top < start) bar.current.scrollTop += wanted.top - start;
  }, [current]);
  return (
    <div className={styles.column}>
      <div className={styles.sidebar} ref={bar}>
        <nav aria-label={label}>
          <div className={classNames(rowClass(0, "align-center"), styles.head)} ref={head}>
            <div className={styles.brand}>{brand}</div>
            <div className={styles.narrowBrand}>{narrowBrand}</div>
            {fold !== undefined && (
              <div className={styles.fold}>
                <IconButton
                  size="sm"
                  label={fold.label}
                  icon={fold.isFolded ? <UnfoldIcon size={20} /> : <FoldIcon size={20} />}
                  onClick={fold.onFold}
                />
              </div>
            )}
          </div>
          {[...Map.groupBy(items, ({ group }) => group)].map(([group, some]) =>
            group === undefined ? (
              <Entries key="" items={some} />
            ) : (
              <div key={group} className={styles.group}>
                <p className={classNames(textClass("xs", "muted", "medium"), styles.groupName)} aria-hidden>
                  {group}
                </p>
                <Entries items={some} label={group} />
              </div>
            ),
          )}
        </nav>
      </div>
    </div>
  );
}
