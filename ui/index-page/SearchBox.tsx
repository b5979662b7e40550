import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { afterPress } from "../after-press.ts";
import { SearchIcon } from "../icons.ts";
import { TextField } from "../TextField.tsx";

/** Milliseconds after the last key before the search starts. */
const debounce = 250;

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  hint?: string;
  /** The search text in the address. */
  words: string;
  maxSearchLength: number;
  minSearchLength?: number;
  /** Replaces the search text in the address; called when typing pauses, and on Enter. */
  onSearch: (words: string) => void;
  /** Called on Enter, which confirms the text. */
  onEnter?: (words: string) => void;
  /** The box of the search page: framed, and focused by the search shortcut. */
  isMain?: boolean;
}

/** Renders a search box that searches while the user types, without stealing the focus or a click. */
export function SearchBox(props: SearchBoxProps) {
  const { words, maxSearchLength, minSearchLength = 1, onSearch, onEnter, isMain = false, ...field } = props;
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (words !== seen) {
    setSeen(words);
    const place = sent.indexOf(words);
    setSent(sent.slice(place + 1));
    // An external change of the address fills the box; a late result of the user's own search keeps newer input.
    if (place < 0) {
      setSent([]);
      setText(words);
    }
  }
  const trimmed = text.trim();
  const wanted = trimmed.length < minSearchLength ? "" : trimmed;
  const requested = sent.at(-1) ?? words;
  const search = useEffectEvent((): void => {
    setSent([...sent, wanted]);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === requested) return undefined;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      cancel = afterPress(() => search());
    }, debounce);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [wanted, requested]);

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
        {...field}
        hideLabel
        quiet={!isMain}
        type="search"
        icon={<SearchIcon size={isMain ? 20 : 18} />}
        {...(isMain ? { "data-search-field": "" } : {})}
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
