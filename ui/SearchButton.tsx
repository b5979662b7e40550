import { classNames } from "./class-names.ts";
import { SearchIcon } from "./icons.ts";
import { boxClass, rowClass, textClass } from "./primitives.ts";
import styles from "./SearchButton.module.css";

export interface SearchButtonProps {
  /** The kinds of results, in place of a label: "Search people, topics". */
  children: string;
  /** The keys that do the same, "⌘K"; hidden from screen readers. */
  keys: string;
  onPress: () => void;
}

/** Looks like a search box and opens the place to search in. */
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
