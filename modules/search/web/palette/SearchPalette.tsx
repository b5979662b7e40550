import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useDebounced } from "#client/use-debounced.ts";
import type { Place, SearchResult } from "#modules/search/contract/schemas.ts";
import { fold } from "#shared/fold.ts";
import { CommandPalette, type PaletteGroup, type PaletteItem } from "#ui/CommandPalette.tsx";
import { DeleteIcon, HistoryIcon, SearchIcon } from "#ui/icons.ts";
import { Keys } from "#ui/Keys.tsx";
import { rowClass } from "#ui/primitives.ts";
import { suggestionsQuery } from "../api.ts";
import { isWithin, noteLinkUse, targetOf } from "../places/resolve-address.ts";
import { placeSuggestion, suggestionOf } from "./Suggestion.tsx";
import { forgetSearches, rememberSearch, useRecentSearches } from "./use-recent-searches.ts";

const pause = 150;

/**
 * People, topics, services, links and documents that match the typed text. While `isWaiting` they belong to an earlier
 * text and cannot be selected.
 */
function useSuggestions(query: string) {
  const asked = useDebounced(query, pause);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const shown = asked === "" || query === "" ? undefined : data;
  return {
    results: shown?.data ?? [],
    places: shown?.places ?? [],
    isFailed: isError && asked === query,
    isWaiting: query !== "" && (asked !== query || isPlaceholderData || isPending),
  };
}

/** An entry of the palette other than a result: a page or an action. */
export type PaletteCommand = {
  id: string;
  label: string;
  /** Additional keywords, in both languages. */
  words?: string;
  icon: ReactNode;
  keys?: readonly string[];
  run: () => void;
};

const KeyHint = ({ keys, text }: { keys: readonly string[]; text: string }) => (
  <span className={rowClass(2, "inline", "align-center")}>
    <Keys keys={keys} /> {text}
  </span>
);

export function SearchPalette({ onClose, commands }: { onClose: () => void; commands: readonly PaletteCommand[] }) {
  const t = useTranslations("search.palette");
  const page = useTranslations("search");
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const query = text.trim();
  const recent = useRecentSearches();
  const locale = useLocale();
  const suggestions = useSuggestions(query);

  function open({ kind, id, topicId, category }: SearchResult): void {
    onClose();
    if (kind === "person") return void navigate({ to: "/directory/$id", params: { id } });
    void navigate({
      to: "/community/categories/$id/topic/$topicId",
      params: { id: category?.id ?? "1", topicId: topicId ?? id },
      search: kind === "comment" ? { comment: id } : {},
    });
  }

  function openPlace({ id, kind, address }: Place): void {
    onClose();
    if (isWithin(address)) return void navigate({ to: address });
    if (kind === "link") noteLinkUse(id);
    window.open(address, targetOf(address).target ?? "_self", "noopener,noreferrer");
  }

  function searchFor(q: string): void {
    rememberSearch(q);
    onClose();
    void navigate({ to: "/search", search: { q } });
  }

  const folded = fold(query);
  const fits = ({ label, words = "" }: PaletteCommand): boolean =>
    fold(`${label} ${words}`)
      .split(" ")
      .some((_, place, all) => all.slice(place).join(" ").startsWith(folded));
  const go: PaletteItem[] = commands.filter(fits).map(({ id, label, icon, keys, run }) => ({
    id: `go-${id}`,
    sign: icon,
    title: label,
    ...(keys === undefined ? {} : { note: <Keys keys={keys} /> }),
    onSelect: () => {
      onClose();
      run();
    },
  }));
  const everywhere: PaletteItem = {
    id: "everywhere",
    sign: <SearchIcon size={20} />,
    title: t("searchFor", { query: isolated(query) }),
    onSelect: () => searchFor(query),
  };
  const again: PaletteItem[] = recent.map((one, place) => ({
    id: `recent-${place}`,
    sign: <HistoryIcon size={20} />,
    title: <bdi>{one}</bdi>,
    onSelect: () => searchFor(one),
  }));
  const forget: PaletteItem = {
    id: "forget",
    sign: <DeleteIcon size={20} />,
    title: t("forget"),
    onSelect: forgetSearches,
  };
  const found = (arePeople: boolean): PaletteItem[] =>
    suggestions.results
      .filter(({ kind }) => (kind === "person") === arePeople)
      .map((result) => ({ ...suggestionOf(result, locale, () => open(result)), isStale: suggestions.isWaiting }));
  const places = suggestions.places.map((place) => ({
    ...placeSuggestion(place, page(`places.${place.kind}`), () => openPlace(place)),
    isStale: suggestions.isWaiting,
  }));
  const groups: PaletteGroup[] =
    query === ""
      ? [
          { id: "recent", label: t("recent"), items: again.length === 0 ? [] : [...again, forget] },
          { id: "go", label: t("goTo"), items: go },
        ]
      : [
          { id: "people", label: page("kinds.person"), items: found(true) },
          { id: "places", label: t("places"), items: places },
          { id: "topics", label: t("topics"), items: found(false) },
          { id: "go", label: t("goTo"), items: go },
          { id: "more", label: t("more"), items: [everywhere] },
        ];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <CommandPalette
      onClose={onClose}
      label={t("title")}
      placeholder={page("placeholder")}
      query={text}
      onQuery={setText}
      groups={groups}
      busy={suggestions.isWaiting}
      status={suggestions.isWaiting ? "" : t("status", { count })}
      {...(query !== "" && suggestions.isFailed ? { message: t("failed") } : {})}
      foot={
        <>
          <KeyHint keys={["↑", "↓"]} text={t("choose")} />
          <KeyHint keys={["Enter"]} text={t("open")} />
          <KeyHint keys={["Esc"]} text={t("leave")} />
        </>
      }
    />
  );
}
