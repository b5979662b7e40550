import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { stackClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import { treeStep } from "./tree-step.ts";
import { treeStop, TreeStop } from "./tree-stop.ts";

export interface TreeProps {
  label: string;
  /** The tab stop before any item was focused. */
  start: string | null;
  children: ReactNode;
}

const itemsOf = (tree: Element): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const idOf = (item: HTMLElement): string => item.dataset["id"] ?? "";
const pressToggle = (item: Element | undefined): void => item?.querySelector<HTMLElement>("[data-toggle]")?.click();

/** Renders a tree with one tab stop and arrow-key navigation. Collapsed items are not rendered. */
export function Tree({ label, start, children }: TreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const { direction } = useUi();
  const [begun, setBegun] = useState(start);
  const [focused, setFocused] = useState<string | null>(null);
  if (begun !== start) {
    setBegun(start);
    setFocused(null);
  }
  const [stop, setStop] = useState(start);
  const place = useRef(0);
  const hasFocus = useRef(false);

  // Items can change without a render of the tree: the tab stop must exist, and the focus must not be lost.
  useLayoutEffect(() => {
    const list = tree.current;
    if (list === null) return;
    const settle = (): void => {
      const items = itemsOf(list);
      const ids = items.map(idOf);
      const next = treeStop(ids, focused === null ? null : { id: focused, place: place.current }, start);
      if (focused !== null && next === focused) place.current = ids.indexOf(focused);
      setStop(next);
      if (hasFocus.current && document.activeElement === document.body) items[ids.indexOf(next ?? "")]?.focus();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(list, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [focused, start]);

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
    hasFocus.current = true;
    if (item !== null) setFocused(idOf(item));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    hasFocus.current = relatedTarget !== null && currentTarget.contains(relatedTarget);
  };
  return (
    <TreeStop value={stop}>
      <ul
        className={stackClass(1, "list")}
        role="tree"
        aria-label={label}
        ref={tree}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {children}
      </ul>
    </TreeStop>
  );
}
