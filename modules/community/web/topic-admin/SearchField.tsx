import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { useTranslations } from "use-intl";
import { SearchIcon } from "#ui/icons.ts";
import { TextField } from "#ui/TextField.tsx";
import { mostLetters, type TopicsFilterSearch } from "../admin/search.ts";
import styles from "./AllTopics.module.css";

/** Words to look for in titles and texts; Enter looks, as does leaving the field. */
export function SearchField({ search }: { search: TopicsFilterSearch }) {
  const t = useTranslations("communityAdmin.filters");
  const navigate = useNavigate();
  const [text, setText] = useState(search.search ?? "");

  function look(event?: FormEvent): void {
    event?.preventDefault();
    const words = text.trim();
    if (words === (search.search ?? "")) return;
    const { search: _words, ...others } = search;
    void navigate({
      to: "/admin/topics/index",
      search: words === "" ? others : { ...others, search: words },
      resetScroll: false,
    });
  }
  return (
    <form className={styles.search} role="search" onSubmit={look}>
      <TextField
        label={t("search")}
        hideLabel
        quiet
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder={t("searchHint")}
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
