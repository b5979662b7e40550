import { useState, type FormEvent } from "react";
import { useTranslations } from "use-intl";
import { SearchIcon } from "#ui/icons.ts";
import { TextField } from "#ui/TextField.tsx";

/** A name to look for among members, taken when Enter is pressed or the box is left. */
export function MemberSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useTranslations("roles.members");
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  // Another address has other words; the field stays, and with it the focus.
  if (words !== seen) {
    setSeen(words);
    setText(words);
  }
  const look = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() !== words) onSearch(text.trim());
  };
  return (
    <form role="search" onSubmit={look}>
      <TextField
        label={t("search")}
        hideLabel
        quiet
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder={t("search")}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => look()}
      />
    </form>
  );
}
