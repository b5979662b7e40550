import type { ReactNode } from "react";
import styles from "./AppFrame.module.css";
import { BottomBar } from "./BottomBar.tsx";
import { classNames } from "./class-names.ts";
import type { RenderLink } from "./link.ts";
import { Logo } from "./Logo.tsx";
import type { NavigationItem } from "./navigation.ts";
import { rowClass } from "./primitives.ts";
import { Sidebar, type SidebarFold } from "./Sidebar.tsx";
import { StarMark } from "./StarMark.tsx";

export interface AppFrameLabels {
  /** The product's name, beside the mark. */
  product: string;
  /** The name of the logo's link, "Diwan, home". */
  home: string;
  skipToContent: string;
  navigation: string;
}

export interface AppFrameProps {
  labels: AppFrameLabels;
  /** The organisation's logo instead of mark and name. */
  logo?: string | null | undefined;
  renderHome: RenderLink;
  /** The sidebar's entries. */
  items: readonly NavigationItem[];
  footItems?: readonly NavigationItem[];
  /** Lets the sidebar be folded to icons. */
  fold?: SidebarFold;
  /** The phone's entries, at most five with `bottomMore`. */
  bottomItems: readonly NavigationItem[];
  bottomMore?: ReactNode;
  /** In the header, where reading starts: the search box of wide screens. */
  search?: ReactNode;
  /** At the header's end: language, theme, bell, person. Keep those of the phone few. */
  actions: ReactNode;
  phoneActions?: ReactNode;
  /** Above everything, for facts about the whole instance: a `Banner` with a `label`. */
  banner?: ReactNode;
  /** It stays in sight while the page is scrolled. */
  bannerStays?: boolean;
  children: ReactNode;
}

/** The id of `<main>`: the skip link goes there, and so may the focus after a change of page. */
const mainContentId = "content";

/** The page around every signed-in screen: sidebar, header and content; on a phone a header and a bottom bar. */
export function AppFrame({
  labels,
  logo,
  renderHome,
  items,
  footItems = [],
  fold,
  bottomItems,
  bottomMore,
  search,
  actions,
  phoneActions = actions,
  banner,
  bannerStays = false,
  children,
}: AppFrameProps) {
  const linkHome = (children: ReactNode) =>
    renderHome({ className: styles.home ?? "", children, "aria-label": labels.home });
  const brand = linkHome(<Logo name={labels.product} picture={logo} />);
  const actionsClass = rowClass(2, "align-center", "to-end");
  return (
    <div className={styles.frame}>
      {/* The first stop of the keyboard jumps over the navigation. */}
      <a
        className={styles.link}
        href={`#${mainContentId}`}
        onClick={(event) => {
          // The address stays as it is: a hash would be one more step back for the router.
          event.preventDefault();
          document.getElementById(mainContentId)?.focus();
        }}
      >
        {labels.skipToContent}
      </a>
      {banner !== undefined && <div className={classNames(bannerStays && styles.staying)}>{banner}</div>}
      <div className={styles.columns}>
        <Sidebar
          label={labels.navigation}
          brand={brand}
          narrowBrand={linkHome(<StarMark size={36} />)}
          items={items}
          footItems={footItems}
          fold={fold}
        />
        <div className={styles.page}>
          <header className={styles.header}>
            <div className={styles.phone}>{brand}</div>
            {search !== undefined && <div className={classNames(styles.wide, styles.search)}>{search}</div>}
            <div className={classNames(styles.wide, actionsClass)}>{actions}</div>
            <div className={classNames(styles.phone, actionsClass)}>{phoneActions}</div>
          </header>
          <main className={styles.main} id={mainContentId} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <BottomBar label={labels.navigation} items={bottomItems} more={bottomMore} />
    </div>
  );
}
