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
import { Field, splitField, type FieldText } from "../Field.tsx";
import { classNames } from "../class-names.ts";
import controlStyles from "../control.module.css";
import { ChevronDownIcon } from "../icons.ts";
import { OptionList, optionId, type OptionGroup, type OptionItem } from "../OptionList.tsx";
import { boxClass, rowClass, textClass } from "../primitives.ts";
import { useTopEscape } from "../use-top-escape.ts";
import styles from "./Combobox.module.css";
import { usePlaceBelow } from "./use-place-below.ts";

const boxClasses = classNames(rowClass([1, 2], "wrap", "align-center"), controlStyles.frame, styles.box);

export type ComboboxItem = OptionItem;

export interface ComboboxProps extends FieldText {
  /** The typed text; the parent component queries it. */
  query: string;
  onQuery: (query: string) => void;
  groups: readonly OptionGroup<ComboboxItem>[];
  onChoose: (id: string) => void;
  /** Backspace in the empty box: removes the last of several choices. */
  onRemoveLast?: (() => void) | undefined;
  /** Current choices, shown inside the box before the text. */
  chosen?: ReactNode;
  /** Stays open after a choice. */
  multiple?: boolean;
  placeholder?: string;
  /** Shown instead of the list: searching, nothing found, failed. */
  message?: string | undefined;
  /** Number of options, for screen readers. */
  status: string;
  /** The groups belong to an earlier query. They are shown, and Enter waits for the current ones. */
  isWaiting: boolean;
  /** For toolbars above a list: no frame, smaller text. */
  compact?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a text box with a list of matches: arrow keys move, Enter chooses, Escape closes the list. */
export function Combobox({ query, onQuery, groups, onChoose, multiple = false, ...props }: ComboboxProps) {
  const [field, rest] = splitField(props);
  const { onRemoveLast, chosen, placeholder, message, status, isWaiting, compact = false, onBlur, ref } = rest;
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  /** Chosen by Enter before its list arrived: an item by its id, or the first one; also applied after blur. */
  const [awaited, setAwaited] = useState<{ id: string | null; isLeft: boolean } | null>(null);
  const place = usePlaceBelow(box, isOpen);
  useTopEscape(isOpen, () => {
    setIsOpen(false);
    setAwaited(null);
  });
  const items = groups.flatMap((group) => group.items);
  const found = items.findIndex((item) => item.id === wanted);
  const active = items[Math.max(0, found)];

  function choose(item: ComboboxItem): void {
    onChoose(item.id);
    if (!multiple) setIsOpen(false);
  }
  const chooseAwaited = useEffectEvent((): void => {
    if (awaited === null) return;
    setAwaited(null);
    const item = awaited.id === null ? items[0] : items.find(({ id }) => id === awaited.id);
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
      // Enter would submit the surrounding form.
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
    document.getElementById(optionId(listId, next.id))?.scrollIntoView({ block: "nearest" });
  }
  const leave = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setIsOpen(false);
    // The text stays until its results arrive.
    if (awaited !== null) setAwaited({ ...awaited, isLeft: true });
    else onBlur?.();
  };
  return (
    <div onBlur={leave}>
      <Field {...field}>
        {(control) => (
          <div
            ref={box}
            className={classNames(boxClasses, compact && styles.compact)}
            data-invalid={control["aria-invalid"]}
            onClick={(event) => {
              if (event.target === event.currentTarget) document.getElementById(control.id)?.focus();
            }}
          >
            {chosen}
            <input
              {...control}
              ref={ref}
              className={classNames(textClass("shrinks", "ink", "text-start"), styles.input)}
              type="text"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && active !== undefined ? optionId(listId, active.id) : undefined}
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
              // Typing replaces the current choice.
              onFocus={multiple ? undefined : (event) => event.target.select()}
              onKeyDown={onKeyDown}
            />
            {compact && <ChevronDownIcon className={styles.sign} size={16} />}
          </div>
        )}
      </Field>
      <div
        className={classNames(boxClass("floating"), styles.list)}
        hidden={!isOpen}
        style={place ?? { visibility: "hidden" }}
        // Keeps the focus, and with it a phone's keyboard, in the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        <OptionList
          id={listId}
          label={field.label}
          busy={isWaiting}
          groups={groups}
          active={active}
          multiple={multiple}
          onPoint={setWanted}
          onChoose={choose}
        />
        {message !== undefined && (
          <p className={classNames(textClass("flush", "sm", "muted"), styles.message)}>{message}</p>
        )}
      </div>
      <VisuallyHidden role="status">{isOpen ? status : ""}</VisuallyHidden>
    </div>
  );
}
