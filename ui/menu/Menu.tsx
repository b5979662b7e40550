import {
  cloneElement,
  createContext,
  use,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import type { MenuGroupProps, MenuItemProps } from "./LoadedMenu.tsx";

type Kit = typeof import("./LoadedMenu.tsx");

const KitContext = createContext<Kit | null>(null);

/** The component kit; loaded before the first menu opens. */
let kit: Kit | null = null;
async function loadKit(): Promise<Kit> {
  kit ??= await import("./LoadedMenu.tsx");
  return kit;
}
const openingKeys = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
const prepare = (): void => void loadKit().catch(() => undefined);

/** Returns the component kit, which exists only within an open menu. Throws outside one. */
function useKit(): Kit {
  const loaded = use(KitContext);
  if (loaded === null) throw new Error("There is no menu around this item.");
  return loaded;
}

type Trigger = ReactElement<{
  id?: string;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

export interface MenuProps {
  /** The button that opens it: one `Button` or `IconButton`. */
  trigger: ReactElement;
  /** The edge of the button that the menu is aligned with. */
  align?: "start" | "end";
  /** A secondary line above the items. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Renders a menu of actions below a button: arrow keys, Home, End, type-ahead, Escape; mirrored with the page. */
export function Menu({ trigger, align = "end", heading, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<{ kit: Kit; focus: "first" | "last" } | null>(null);

  const show = (focus: "first" | "last"): void => {
    // If the load fails (no network), it stays closed; the next press tries again.
    loadKit().then(
      (loaded) => setOpen({ kit: loaded, focus }),
      () => undefined,
    );
  };
  const close = (): void => setOpen(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!openingKeys.has(event.key) || event.currentTarget.ariaDisabled === "true") return;
    // A click made by Enter has no pointer: the component kit would take it for a screen reader's and delay the focus.
    event.preventDefault();
    show(event.key === "ArrowUp" ? "last" : "first");
  };
  return (
    <>
      {cloneElement(trigger as Trigger, {
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open !== null,
        onClick: () => (open === null ? show("first") : close()),
        onKeyDown,
        onPointerEnter: prepare,
        onFocus: prepare,
      })}
      {open !== null && (
        <KitContext value={open.kit}>
          <open.kit.LoadedMenu triggerId={id} align={align} heading={heading} focus={open.focus} onClose={close}>
            {children}
          </open.kit.LoadedMenu>
        </KitContext>
      )}
    </>
  );
}

export function MenuItem(props: MenuItemProps) {
  const { LoadedMenuItem } = useKit();
  return <LoadedMenuItem {...props} />;
}

/** Items below a name of their own. */
export function MenuGroup(props: MenuGroupProps) {
  const { LoadedMenuGroup } = useKit();
  return <LoadedMenuGroup {...props} />;
}

export function MenuDivider() {
  const { LoadedMenuDivider } = useKit();
  return <LoadedMenuDivider />;
}
