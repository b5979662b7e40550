import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { useUi } from "../ui-context.ts";
import styles from "./Tree.module.css";
import { TreeContext } from "./tree-context.ts";
import { treeStep } from "./tree-step.ts";

export interface TreeProps {
  /** What the tree shows, for screen readers. */
  label: string;
  /** The item that Tab leads to before anything was focused. */
  start: string | null;
  /** `TreeItem`s. */
  children: ReactNode;
}

const itemsOf = (tree: Element): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const pressToggle = (item: Element | undefined): void => item?.querySelector<HTMLElement>("[data-toggle]")?.click();

/** A tree for the keyboard: one stop of Tab, arrows within it. What is collapsed is not in the page. */
export function Tree({ label, start, children }: TreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const { direction } = useUi();
  const [begun, setBegun] = useState(start);
  const [focused, setFocused] = useState<string | null>(null);
  if (begun !== start) {
    setBegun(start);
    setFocused(null);
  }
  const stop = focused ?? start;
  const state = useMemo(() => ({ stop }), [stop]);

  function onKeyDown(event: KeyboardEvent): void {
    if (tree.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(tree.current);
    const from = items.indexOf(document.activeElement?.closest<HTMLElement>('[role="treeitem"]') as HTMLElement);
    const visible = items.map((item) => ({
      level: Number(item.getAttribute("aria-level")),
      text: item.dataset["text"] ?? "",
      isExpanded: item.hasAttribute("aria-expanded") ? item.getAttribute("aria-expanded") === "true" : undefined,
    }));
    const step = treeStep(event.key, visible, from, direction);
    if (step === null) return;
    event.preventDefault();
    const item = items[from];
    if (typeof step === "object") items[step.go]?.focus();
    else if (step === "activate") item?.querySelector<HTMLElement>("[data-activate]")?.click();
    else if (step === "expandBeside") {
      const beside = items.filter((one) => one.closest("ul") === item?.closest("ul"));
      beside.filter((one) => one.getAttribute("aria-expanded") === "false").forEach(pressToggle);
    } else pressToggle(item);
  }
  const onFocus = (event: FocusEvent): void => {
    const item = event.target.closest<HTMLElement>('[role="treeitem"]');
    if (item !== null) setFocused(item.dataset["id"] ?? null);
  };
  return (
    <TreeContext value={state}>
      <ul className={styles.tree} role="tree" aria-label={label} ref={tree} onKeyDown={onKeyDown} onFocus={onFocus}>
        {children}
      </ul>
    </TreeContext>
  );
}
