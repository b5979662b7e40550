import { SearchIcon } from "./icons.ts";
import styles from "./SearchButton.module.css";

export interface SearchButtonProps {
  /** What can be looked for, in place of a label: "Search people, topics". */
  children: string;
  /** The keys that do the same, "⌘K"; for people who see. */
  keys: string;
  onPress: () => void;
}

/** Looks like a search box and opens the place to search in. */
export function SearchButton({ children, keys, onPress }: SearchButtonProps) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onPress}>
      <SearchIcon size={20} />
      <span className={styles.text}>{children}</span>
      <kbd className={styles.keys} aria-hidden="true" dir="ltr">
        {keys}
      </kbd>
    </button>
  );
}
