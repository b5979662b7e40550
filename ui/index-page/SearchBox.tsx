import { useState, type FormEvent } from "react";
import { SearchIcon } from "../icons.ts";
import { TextField } from "../TextField.tsx";

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is found by it, under the box. */
  hint?: string;
  /** What the address looks for. */
  words: string;
  mostLetters: number;
  onSearch: (words: string) => void;
}

/** Words to look for, taken when Enter is pressed or the box is left. */
export function SearchBox({ label, placeholder, hint, words, mostLetters, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  // Another address has other words; the field stays, and with it the focus.
  if (words !== seen) {
    setSeen(words);
    setText(words);
  }
  const look = (event?: FormEvent): void => {
    event?.preventDefault();
    const wanted = text.trim();
    if (wanted !== words) onSearch(wanted);
  };
  return (
    <form role="search" onSubmit={look}>
      <TextField
        label={label}
        hideLabel
        quiet
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder={placeholder}
        {...(hint === undefined ? {} : { hint })}
        maxLength={mostLetters}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => look()}
      />
    </form>
  );
}
