import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Field, type FieldText } from "../Field.tsx";
import { classNames } from "../class-names.ts";
import { CheckIcon, ChevronDownIcon } from "../icons.ts";
import { textClass } from "../primitives.ts";
import { useTopEscape } from "../use-top-escape.ts";
import styles from "./Combobox.module.css";
import { usePlaceBelow } from "./use-place-below.ts";

export interface ComboboxItem {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the line: a count, a time. */
  note?: ReactNode;
  sign?: ReactNode;
  isChosen?: boolean;
}

export interface ComboboxGroup {
  id: string;
  label: string;
  items: readonly ComboboxItem[];
}

export interface ComboboxProps extends FieldText {
  /** What is typed; the owner finds what it means. */
  query: string;
  onQuery: (query: string) => void;
  groups: readonly ComboboxGroup[];
  onChoose: (id: string) => void;
  /** Backspace in the empty box: the last of several choices goes. */
  onRemoveLast?: (() => void) | undefined;
  /** What is chosen, before the text inside the box. */
  chosen?: ReactNode;
  /** Stays open after a choice, for several. */
  several?: boolean;
  placeholder?: string;
  /** In the place of the list: searching, nothing found, failed. */
  message?: string | undefined;
  /** Heard by screen readers: how many there are. */
  status: string;
  /** The groups belong to an earlier query. They are shown, and Enter waits for those of this one. */
  isWaiting: boolean;
  /** Among the choices above a list: no frame of its own, smaller text. */
  compact?: boolean;
  onBlur?: () => void;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Text that finds something, and a list to choose it from: arrows move, Enter chooses, Escape closes the list. */
export function Combobox({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  query,
  onQuery,
  groups,
  onChoose,
  onRemoveLast,
  chosen,
  several = false,
  placeholder,
  message,
  status,
  isWaiting,
  compact = false,
  onBlur,
  id,
  ref,
}: ComboboxProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  /** Chosen by Enter before its list was there: an item by its id, or the first; chosen also after the box was left. */
  const [awaited, setAwaited] = useState<{ id: string | null; isLeft: boolean } | null>(null);
  const place = usePlaceBelow(box, isOpen);
  useTopEscape(isOpen, () => {
    setIsOpen(false);
    setAwaited(null);
  });
  const items = groups.flatMap((group) => group.items);
  const found = items.findIndex((item) => item.id === wanted);
  const active = items[Math.max(0, found)];
  const optionId = (itemId: string): string => `${listId}-${itemId}`;

  function choose(item: ComboboxItem): void {
    onChoose(item.id);
    if (!several) setIsOpen(false);
  }
  const chooseAwaited = useEffectEvent((): void => {
    if (awaited === null) return;
    setAwaited(null);
    const item = awaited.id === null ? items[0] : items.find(({ id: itemId }) => itemId === awaited.id);
    if (item !== undefined) choose(item);
    if (awaited.isLeft) onBlur?.();
  });
  useEffect(() => {
    if (!isWaiting) chooseAwaited();
  }, [isWaiting]);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && query === "") return onRemoveLast?.();
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      // In a form it would send the form, which nobody means who looks for a name.
      event.preventDefault();
      if (!isOpen) setIsOpen(true);
      else if (isWaiting) setAwaited({ id: wanted, isLeft: false });
      else if (active !== undefined) choose(active);
      return;
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (!isOpen) return setIsOpen(true);
    const next = items[(Math.max(0, found) + step + items.length) % Math.max(1, items.length)];
    if (next === undefined) return;
    setWanted(next.id);
    setAwaited(null);
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: "nearest" });
  }
  const leave = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setIsOpen(false);
    // The text stays until its results are there.
    if (awaited !== null) setAwaited({ ...awaited, isLeft: true });
    else onBlur?.();
  };
  return (
    <div onBlur={leave}>
      <Field {...{ label, hint, error, required, optional, hideLabel, id }}>
        {(control) => (
          <div
            ref={box}
            className={classNames(styles.box, compact && styles.compact, error !== undefined && styles.invalid)}
            onClick={(event) => {
              if (event.target === event.currentTarget) document.getElementById(control.id)?.focus();
            }}
          >
            {chosen}
            <input
              {...control}
              ref={ref}
              className={styles.input}
              type="text"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && active !== undefined ? optionId(active.id) : undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              placeholder={placeholder}
              value={query}
              onChange={(event) => {
                setWanted(null);
                setAwaited(null);
                setIsOpen(true);
                onQuery(event.target.value);
              }}
              onClick={() => setIsOpen(true)}
              // What is chosen is replaced by what is typed.
              onFocus={several ? undefined : (event) => event.target.select()}
              onKeyDown={onKeyDown}
            />
            {compact && <ChevronDownIcon className={styles.sign} size={16} />}
          </div>
        )}
      </Field>
      <div
        className={styles.list}
        hidden={!isOpen}
        style={place ?? { visibility: "hidden" }}
        // The focus, and with it the keyboard of a phone, stays where it is typed.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          id={listId}
          className={styles.listbox}
          role="listbox"
          aria-label={label}
          aria-busy={isWaiting}
          aria-multiselectable={several ? true : undefined}
        >
          {groups
            .filter((group) => group.items.length > 0)
            .map((group) => (
              <div key={group.id} role="group" aria-labelledby={`${listId}-group-${group.id}`}>
                <div className={styles.heading} id={`${listId}-group-${group.id}`} role="presentation">
                  {group.label}
                </div>
                {group.items.map((item) => (
                  <div
                    key={item.id}
                    id={optionId(item.id)}
                    role="option"
                    aria-selected={several ? item.isChosen === true : item.id === active?.id}
                    className={classNames(styles.option, item.id === active?.id && styles.active)}
                    onPointerMove={() => setWanted(item.id)}
                    onClick={() => choose(item)}
                  >
                    {item.sign}
                    <span className={styles.text}>
                      <span className={styles.title}>{item.title}</span>
                      {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
                    </span>
                    {item.note !== undefined && <span className={textClass("rigid", "xs", "muted")}>{item.note}</span>}
                    {item.isChosen === true && <CheckIcon size={18} />}
                  </div>
                ))}
              </div>
            ))}
        </div>
        {message !== undefined && <p className={styles.message}>{message}</p>}
      </div>
      <VisuallyHidden role="status">{isOpen ? status : ""}</VisuallyHidden>
    </div>
  );
}
