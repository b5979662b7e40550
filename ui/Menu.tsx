import { Menu as MantineMenu } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CheckIcon } from "./icons.ts";
import { KitProvider } from "./KitProvider.tsx";
import type { RenderLink } from "./link.ts";
import styles from "./Menu.module.css";

export interface MenuProps {
  /** The button that opens it: one `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Which edge of the button it keeps to. */
  align?: "start" | "end";
  children: ReactNode;
}

const classes = {
  dropdown: styles.dropdown ?? "",
  item: styles.item ?? "",
  itemSection: styles.section ?? "",
  itemLabel: styles.label ?? "",
  label: styles.heading ?? "",
  divider: styles.divider ?? "",
};

/** A short list of actions under a button: arrow keys, Home, End, typing ahead, Escape; mirrored with the page. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <KitProvider>
      <MantineMenu
        unstyled
        classNames={classes}
        position={`bottom-${align}`}
        offset={6}
        // Inside the landmark or the dialog of its button: what lies outside a modal dialog is hidden from screen readers.
        withinPortal={false}
        floatingStrategy="fixed"
        zIndex="var(--z-popover)"
        transitionProps={{ transition: "fade", duration: 100 }}
        returnFocus
        withInitialFocusPlaceholder={false}
      >
        <MantineMenu.Target>{trigger}</MantineMenu.Target>
        <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
      </MantineMenu>
    </KitProvider>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect?: () => void;
  /** For what destroys; it still asks before. */
  danger?: boolean;
  /** Of several, the one in force. */
  current?: boolean;
  disabled?: boolean;
  /** A language other than the page's. */
  lang?: "en" | "ar";
  renderLink?: RenderLink;
  children: ReactNode;
}

/** One action or one way to go. */
export function MenuItem({ icon, onSelect, danger, current, disabled, lang, renderLink, children }: MenuItemProps) {
  return (
    <MantineMenu.Item
      className={classNames(danger && styles.danger)}
      leftSection={icon}
      rightSection={current ? <CheckIcon size={18} /> : undefined}
      aria-current={current ? "true" : undefined}
      disabled={disabled ?? false}
      lang={lang}
      onClick={onSelect}
      {...(renderLink ? { renderRoot: renderLink } : {})}
    >
      {children}
    </MantineMenu.Item>
  );
}

/** A quiet heading above some items. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <MantineMenu.Label>{children}</MantineMenu.Label>;
}

/** A hairline between groups of items. */
export function MenuDivider() {
  return <MantineMenu.Divider />;
}
