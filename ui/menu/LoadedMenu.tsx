import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Header } from "react-aria-components/Header";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { FocusScope } from "react-aria/FocusScope";
import { useOverlay } from "react-aria/useOverlay";
import { placeBeside, watchWindow, type FloatingPlace } from "../beside.ts";
import { classNames } from "../class-names.ts";
import { CheckIcon } from "../icons.ts";
import type { LinkSlot, RenderLink } from "../link.ts";
import { suppressPressableStyle } from "../pressable-style.ts";
import { boxClass, rowClass, stackClass, textClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import styles from "./Menu.module.css";

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect?: () => void;
  /** For destructive actions; they must still be confirmed. */
  danger?: boolean;
  /** The selected one of several items. */
  current?: boolean;
  disabled?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: "en" | "ar";
  renderLink?: RenderLink;
  children: ReactNode;
}

export interface MenuGroupProps {
  label: string;
  /** Items. */
  children: ReactNode;
}

suppressPressableStyle();

const itemClass = classNames(rowClass(3, "align-center", "full", "md", "plain", "text-start"), styles.item);
const headingClass = classNames(textClass("xs", "muted"), styles.heading);
const dropdownClass = classNames(boxClass("floating"), styles.dropdown);
/** Invisible but focusable. */
const unplaced = { opacity: 0 };

export interface LoadedMenuProps {
  triggerId: string;
  align: "start" | "end";
  heading: ReactNode;
  focus: "first" | "last";
  onClose: () => void;
  children: ReactNode;
}

/**
 * Renders an open menu. It stays inside its button's landmark or dialog, because content outside a modal dialog is
 * hidden from screen readers, and is shown in the top layer, where it is not clipped.
 */
export function LoadedMenu({ triggerId, align, heading, focus, onClose, children }: LoadedMenuProps) {
  const { locale, direction } = useUi();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<FloatingPlace | null>(null);
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      shouldCloseOnBlur: true,
      // The button closes the menu itself.
      shouldCloseOnInteractOutside: (element) => document.getElementById(triggerId)?.contains(element) !== true,
    },
    box,
  );

  useLayoutEffect(() => {
    const follow = (): void => {
      const anchor = document.getElementById(triggerId)?.getBoundingClientRect();
      const size = box.current?.getBoundingClientRect();
      if (anchor !== undefined && size !== undefined) setPlace(placeBeside(anchor, size, { direction, align, gap: 6 }));
    };
    // The component kit renders the items later.
    const growing = new ResizeObserver(follow);
    if (box.current !== null) {
      box.current.showPopover();
      growing.observe(box.current);
    }
    const unwatch = watchWindow(follow);
    return () => {
      growing.disconnect();
      unwatch();
    };
  }, [triggerId, align, direction]);

  return (
    <I18nProvider locale={locale}>
      <FocusScope restoreFocus>
        <div {...overlayProps} ref={box} popover="manual" className={dropdownClass} style={place ?? unplaced}>
          {heading !== undefined && heading !== null && <div className={headingClass}>{heading}</div>}
          <Menu className={styles.list ?? ""} aria-labelledby={triggerId} autoFocus={focus} onClose={onClose}>
            {children}
          </Menu>
        </div>
      </FocusScope>
    </I18nProvider>
  );
}

export function LoadedMenuItem(props: MenuItemProps) {
  const sectionClass = classNames(stackClass(0, "rigid", props.danger ? "inherit" : "muted"), styles.section);
  const { icon, onSelect, danger, current, disabled = false, lang, renderLink, children } = props;
  return (
    <MenuItem
      className={classNames(itemClass, danger && styles.danger)}
      isDisabled={disabled}
      {...(onSelect === undefined ? {} : { onAction: onSelect })}
      // Makes the component kit treat the item as a link; its address is the router's.
      {...(renderLink === undefined ? {} : { href: "#" })}
      render={(slot) => {
        const drawn = { ...slot, lang, "aria-current": current ? "true" : undefined, href: undefined };
        return renderLink === undefined ? (
          <div {...(drawn as HTMLAttributes<HTMLDivElement>)} />
        ) : (
          renderLink(drawn as LinkSlot)
        );
      }}
    >
      {icon !== undefined && <span className={sectionClass}>{icon}</span>}
      <span className={boxClass("grows")}>{children}</span>
      {current && (
        <span className={sectionClass}>
          <CheckIcon size={18} />
        </span>
      )}
    </MenuItem>
  );
}

export function LoadedMenuGroup({ label, children }: MenuGroupProps) {
  return (
    <MenuSection>
      <Header className={headingClass}>{label}</Header>
      {children}
    </MenuSection>
  );
}

export function LoadedMenuDivider() {
  return <Separator className={styles.divider ?? ""} />;
}
