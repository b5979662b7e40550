import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { afterPress } from "../after-press.ts";
import { SearchIcon } from "../icons.ts";
import { TextField } from "../TextField.tsx";

/** Milliseconds without a key after which the list is searched. */
const debounce = 250;

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** Shown under the box. */
  hint?: string;
  /** The words that the address searches for. */
  words: string;
  mostLetters: number;
  /** Fewer letters search for nothing. */
  leastLetters?: number;
  /** Puts the words into the address, in place of those before them; called while typing pauses, and at Enter. */
  onSearch: (words: string) => void;
  /** Enter was pressed: these words were meant. */
  onEnter?: (words: string) => void;
  /** The box of the page of search: framed, and focused by the shortcut for searching. */
  isMain?: boolean;
}

/** Searches a list while words are typed; Enter searches at once. Neither the focus nor a click is taken from anything. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, hint, words, mostLetters, leastLetters = 1, onSearch, onEnter, isMain = false } = props;
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (words !== seen) {
    setSeen(words);
    const place = sent.indexOf(words);
    setSent(sent.slice(place + 1));
    // Another address fills the box; an own search that arrives late leaves what has been typed since.
    if (place < 0) {
      setSent([]);
      setText(words);
    }
  }
  const trimmed = text.trim();
  const wanted = trimmed.length < leastLetters ? "" : trimmed;
  const asked = sent.at(-1) ?? words;
  const search = useEffectEvent((): void => {
    setSent([...sent, wanted]);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === asked) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      cancel = afterPress(() => search());
    }, debounce);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [wanted, asked]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onEnter?.(wanted);
    if (wanted === words) return;
    setSent([...sent, wanted]);
    onSearch(wanted);
  };
  return (
    <form role="search" onSubmit={submit}>
      <TextField
        label={label}
        hideLabel
        quiet={!isMain}
        type="search"
        icon={<SearchIcon size={isMain ? 20 : 18} />}
        placeholder={placeholder}
        {...(hint === undefined ? {} : { hint })}
        {...(isMain ? { "data-search-field": "" } : {})}
        maxLength={mostLetters}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
