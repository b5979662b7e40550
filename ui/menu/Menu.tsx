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
import type { RenderLink } from "../link.ts";

type Kit = typeof import("./LoadedMenu.tsx");

const KitContext = createContext<Kit | null>(null);

/** The component kit, which comes with the first menu that is about to be opened. */
let kit: Kit | null = null;
async function loadKit(): Promise<Kit> {
  kit ??= await import("./LoadedMenu.tsx");
  return kit;
}
const openingKeys = new Set(["ArrowDown", "ArrowUp", "Enter", " "]);
const prepare = (): void => void loadKit().catch(() => undefined);

/** Items are drawn within an open menu only, where the kit is. */
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
  /** Which edge of the button it keeps to. */
  align?: "start" | "end";
  /** A quiet line above the items. */
  heading?: ReactNode;
  children: ReactNode;
}

/** A short list of actions under a button: arrow keys, Home, End, typing ahead, Escape; mirrored with the page. */
export function Menu({ trigger, align = "end", heading, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<{ kit: Kit; focus: "first" | "last" } | null>(null);

  const show = (focus: "first" | "last"): void => {
    // Without a network it stays closed, and the next press tries again.
    loadKit().then(
      (loaded) => setOpen({ kit: loaded, focus }),
      () => undefined,
    );
  };
  const close = (): void => setOpen(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!openingKeys.has(event.key) || event.currentTarget.ariaDisabled === "true") return;
    // The click that Enter makes is one of no pointer: the kit would take it for a screen reader's, and wait with the focus.
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
export function MenuItem(props: MenuItemProps) {
  const { LoadedMenuItem } = useKit();
  return <LoadedMenuItem {...props} />;
}

/** A hairline between groups of items. */
export function MenuDivider() {
  const { LoadedMenuDivider } = useKit();
  return <LoadedMenuDivider />;
}
