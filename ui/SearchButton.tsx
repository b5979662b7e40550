import { classNames } from "./class-names.ts";
import { SearchIcon } from "./icons.ts";
import { boxClass, rowClass, textClass } from "./primitives.ts";
import styles from "./SearchButton.module.css";

export interface SearchButtonProps {
  /** The kinds of results, used as the label: "Search people, topics". */
  children: string;
  /** The keyboard shortcut, "⌘K"; hidden from screen readers. */
  keys: string;
  onPress: () => void;
}

/** Renders a button in the style of a search box that opens the search. */
export function SearchButton({ children, keys, onPress }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={classNames(rowClass(3, "align-center", "full", "sm", "muted", "text-start"), styles.button)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <SearchIcon size={20} />
      <span className={classNames(boxClass("grows", "truncate"), styles.text)}>{children}</span>
      <kbd className={classNames(textClass("xxs", "nowrap"), styles.keys)} aria-hidden="true" dir="ltr">
        {keys}
      </kbd>
    </button>
  );
}
