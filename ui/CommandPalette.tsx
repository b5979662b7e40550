import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./CommandPalette.module.css";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon, SearchIcon } from "./icons.ts";
import { Modal } from "./Modal.tsx";
import { OptionList, optionId, type OptionGroup, type OptionItem } from "./OptionList.tsx";
import { boxClass, rowClass, textClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";

export interface PaletteItem extends OptionItem {
  onSelect: () => void;
  /** Belongs to an earlier query: shown until the current results arrive, but cannot be opened. */
  isStale?: boolean;
}

export type PaletteGroup = OptionGroup<PaletteItem>;

export interface CommandPaletteProps {
  onClose: () => void;
  /** Names the dialog, its box and its list. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup[];
  /** Shown instead of results: nothing found, no connection. */
  message?: ReactNode;
  /** Announced when the options change: "5 suggestions". */
  status: string;
  /** The results of `query` have not arrived; Enter waits for them. */
  busy?: boolean;
  /** Below the list: the available keys. */
  foot?: ReactNode;
}

/** Returns the index that `key` moves to from `place` among `count` options; null for any other key. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place - 1 + count) % count;
  if (key === "PageDown") return Math.min(count - 1, place + 5);
  if (key === "PageUp") return Math.max(0, place - 5);
  return null;
}

/** Renders a combobox over the page whose list is always open: arrow keys select, Enter opens, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose, label, placeholder, query, onQuery, groups, message, status, busy = false, foot } = props;
  const listId = useId();
  const { words } = useUi();
  const items = groups.flatMap((group) => group.items);
  const [wanted, setWanted] = useState<string | null>(null);
  /** Chosen before the results arrived: an item by its id, or the first one. */
  const [awaited, setAwaited] = useState<{ id: string | null } | null>(null);
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === wanted),
  );
  const active = items[place];

  const choose = (item: PaletteItem | undefined): void => {
    if (item?.isStale === true) setAwaited({ id: item.id });
    else item?.onSelect();
  };
  const point = (id: string): void => {
    setWanted(id);
    setAwaited(null);
  };
  const openAwaited = useEffectEvent((): void => {
    if (awaited === null) return;
    setAwaited(null);
    (awaited.id === null ? items[0] : items.find(({ id }) => id === awaited.id))?.onSelect();
  });
  useEffect(() => {
    if (!busy) openAwaited();
  }, [busy]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (busy && wanted === null) setAwaited({ id: null });
      else choose(active);
      return;
    }
    const next = placeAfter(event.key, place, items.length);
    const chosen = next === null ? undefined : items[next];
    if (chosen === undefined) return;
    event.preventDefault();
    point(chosen.id);
    document.getElementById(optionId(listId, chosen.id))?.scrollIntoView({ block: "nearest" });
  };

  return (
    <Modal onClose={onClose} backdropClass={styles.backdrop ?? ""} className={styles.palette} aria-label={label}>
      <div className={classNames(rowClass(3, "align-center", "muted"), styles.box)}>
        <SearchIcon size={22} />
        <input
          className={classNames(textClass("grows", "lg", "ink", "text-start"), styles.input)}
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active.id)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setWanted(null);
            setAwaited(null);
            onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={words.close} icon={<CloseIcon size={20} />} size="sm" onClick={onClose} />
      </div>
      <OptionList
        id={listId}
        label={label}
        busy={busy}
        groups={groups}
        active={active}
        onPoint={(id) => id !== active?.id && point(id)}
        onChoose={choose}
        lines={{ className: styles.line, dir: "auto" }}
        signClass={styles.sign}
        noteClass={styles.note}
      />
      {message !== undefined && (
        <div className={classNames(textClass("muted", "text-center"), styles.message)}>{message}</div>
      )}
      <div className={boxClass("unseen")} role="status">
        {status}
      </div>
      {foot !== undefined && (
        <div className={classNames(rowClass([1, 5], "wrap", "xs", "muted"), styles.foot)}>{foot}</div>
      )}
    </Modal>
  );
}
