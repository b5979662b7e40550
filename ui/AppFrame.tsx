import type { ReactNode } from "react";
import styles from "./AppFrame.module.css";
import { BottomBar } from "./BottomBar.tsx";
import { classNames } from "./class-names.ts";
import type { RenderLink } from "./link.ts";
import { Logo } from "./Logo.tsx";
import type { NavigationItem } from "./NavigationLink.tsx";
import { rowClass } from "./primitives.ts";
import { Sidebar, type SidebarFold } from "./Sidebar.tsx";
import { StarMark } from "./StarMark.tsx";
import { useMedia } from "./use-media.ts";

export interface AppFrameLabels {
  product: string;
  /** The name of the logo link: "Diwan, home". */
  home: string;
  skipToContent: string;
  navigation: string;
}

export interface AppFrameProps {
  labels: AppFrameLabels;
  /** The organisation's logo instead of mark and name. */
  logo?: string | null | undefined;
  renderHome: RenderLink;
  items: readonly NavigationItem[];
  fold?: SidebarFold;
  /** The phone's entries, at most five including `bottomMore`. */
  bottomItems: readonly NavigationItem[];
  bottomMore?: ReactNode;
  /** At the start of the header: the search box of wide screens. */
  search?: ReactNode;
  /** At the end of the header: language, theme, bell, user menu. `phoneActions` should be few. */
  actions: ReactNode;
  phoneActions?: ReactNode;
  /** Above the page, for facts about the whole instance: a `Banner` with a `label`. */
  banner?: ReactNode;
  /** Keeps the banner visible while the page scrolls. */
  bannerStays?: boolean;
  children: ReactNode;
}

/** The id of `<main>`, target of the skip link and of the focus after navigation. */
const mainContentId = "content";

/** Renders the frame of all signed-in pages: sidebar and header; on a phone a header and a bottom bar. */
export function AppFrame(props: AppFrameProps) {
  const { labels, logo, renderHome, items, fold, bottomItems, bottomMore, search, actions, children } = props;
  const { phoneActions = actions, banner, bannerStays = false } = props;
  const linkHome = (children: ReactNode) =>
    renderHome({ className: styles.home ?? "", children, "aria-label": labels.home });
  const brand = linkHome(<Logo name={labels.product} picture={logo} />);
  // Not hidden by styles: every page would render both navigations.
  const isPhone = useMedia("(width < 768px)");
  return (
    <div className={styles.frame}>
      {/* First tab stop: skips the navigation. */}
      <a
        className={styles.link}
        href={`#${mainContentId}`}
        onClick={(event) => {
          // Keeps the address: a hash would add a history entry to the router.
          event.preventDefault();
          document.getElementById(mainContentId)?.focus();
        }}
      >
        {labels.skipToContent}
      </a>
      {banner !== undefined && <div className={classNames(bannerStays && styles.staying)}>{banner}</div>}
      <div className={rowClass(0, "grows")}>
        {!isPhone && (
          <Sidebar
            label={labels.navigation}
            brand={brand}
            narrowBrand={linkHome(<StarMark size={36} />)}
            items={items}
            fold={fold}
          />
        )}
        <div className={styles.page}>
          <header className={classNames(rowClass(4, "align-center"), styles.header)}>
            {isPhone ? brand : search !== undefined && <div className={styles.search}>{search}</div>}
            <div className={rowClass(2, "align-center", "to-end")}>{isPhone ? phoneActions : actions}</div>
          </header>
          <main className={styles.main} id={mainContentId} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      {isPhone && <BottomBar label={labels.navigation} items={bottomItems} more={bottomMore} />}
    </div>
  );
}
