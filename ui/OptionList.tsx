import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CheckIcon } from "./icons.ts";
import styles from "./OptionList.module.css";
import { rowClass, textClass } from "./primitives.ts";

export interface OptionItem {
  id: string;
  /** Before the text: an icon or a small picture. */
  sign?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the line: a kind, a key, a count. */
  note?: ReactNode;
  isChosen?: boolean;
}

export interface OptionGroup<Item extends OptionItem> {
  id: string;
  /** Its heading; omitted for a single group. */
  label?: string;
  items: readonly Item[];
}

/** Returns the id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, id: string | number): string => `${listId}-${id}`;

interface OptionListProps<Item extends OptionItem> {
  id: string;
  label: string;
  /** The options of the current text have not arrived. */
  busy?: boolean;
  groups: readonly OptionGroup<Item>[];
  /** The item highlighted by the keyboard. */
  active: Item | undefined;
  /** Several can be chosen, so the active item is not selected yet. */
  multiple?: boolean;
  onPoint: (id: string) => void;
  onChoose: (item: Item) => void;
  /** Gives each line its own direction, so that its end is truncated. */
  lines?: { className: string | undefined; dir: "auto" };
  signClass?: string | undefined;
  noteClass?: string | undefined;
}

/** Renders a listbox; the text box above keeps the focus and handles the keys. */
export function OptionList<Item extends OptionItem>(props: OptionListProps<Item>) {
  const { id, label, busy, groups, active, multiple = false, onPoint, onChoose, lines, signClass, noteClass } = props;
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      aria-multiselectable={multiple || undefined}
    >
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.id} role={group.label === undefined ? "presentation" : "group"} aria-label={group.label}>
            {group.label !== undefined && (
              <div className={classNames(textClass("xs", "muted", "medium"), styles.heading)} aria-hidden="true">
                {group.label}
              </div>
            )}
            {group.items.map((item) => (
              <div
                key={item.id}
                id={optionId(id, item.id)}
                role="option"
                aria-selected={multiple ? item.isChosen === true : item.id === active?.id}
                className={classNames(
                  rowClass(3, "align-center", "md", "plain"),
                  styles.option,
                  item.id === active?.id && styles.active,
                )}
                onPointerMove={() => onPoint(item.id)}
                // Keeps the focus, and with it a phone's keyboard, in the box.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                {item.sign !== undefined && (
                  <span className={classNames(rowClass(0, "rigid"), signClass)}>{item.sign}</span>
                )}
                <span className={styles.text}>
                  <span {...lines}>{item.title}</span>
                  {item.detail !== undefined && (
                    <span {...lines} className={classNames(textClass("xs", "muted"), lines?.className)}>
                      {item.detail}
                    </span>
                  )}
                </span>
                {item.note !== undefined && (
                  <span className={classNames(textClass("rigid", "xs", "muted"), noteClass)}>{item.note}</span>
                )}
                {item.isChosen === true && <CheckIcon size={18} />}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
