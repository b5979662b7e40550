import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import type { PaletteGroup, PaletteItem } from "#ui/CommandPalette.tsx";
import { Highlighted } from "#ui/Highlighted.tsx";
import { CommentIcon, CommunityIcon } from "#ui/icons.ts";
import { suggestionsQuery } from "../api.ts";
import { useSettled } from "./use-settled.ts";

const pause = 150;

/** People, topics and comments that fit what is being typed; `leave` is called when one of them was chosen. */
export function useSuggestions(query: string, leave: () => void) {
  const t = useTranslations("search.palette");
  const locale = useLocale();
  const navigate = useNavigate();
  const asked = useSettled(query, pause);
  const isAsked = asked !== "";
  const { data, isError, isFetching } = useQuery({
    ...suggestionsQuery(asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const results = isAsked && query !== "" ? (data?.data ?? []) : [];

  function open({ kind, id, title, topicId, category }: SearchResult): void {
    leave();
    if (kind === "person") {
      void navigate({ to: "/search", search: { q: title, kind: "person" } });
      return;
    }
    void navigate({
      to: "/community/categories/$id/topic/$topicId",
      params: { id: category?.id ?? "1", topicId: topicId ?? id },
      search: kind === "comment" ? { comment: id } : {},
    });
  }

  const itemOf = (result: SearchResult): PaletteItem => {
    const { kind, id, person, titlePieces, snippetPieces, snippet, category } = result;
    const name = nameIn(locale, person);
    const signs = {
      person: <Avatar id={person.id} name={name} photo={person.photoUrl} size="sm" />,
      topic: <CommunityIcon size={20} />,
      comment: <CommentIcon size={20} />,
    };
    return {
      id: `${kind}-${id}`,
      sign: signs[kind],
      title: (
        <bdi>
          <Highlighted pieces={titlePieces} />
        </bdi>
      ),
      ...(snippet === ""
        ? {}
        : {
            detail: (
              <bdi>
                <Highlighted pieces={snippetPieces} />
              </bdi>
            ),
          }),
      ...(category === null ? {} : { note: nameIn(locale, category) }),
      onSelect: () => open(result),
    };
  };
  const groups: PaletteGroup[] = [
    { id: "people", label: t("people"), items: results.filter(({ kind }) => kind === "person").map(itemOf) },
    { id: "topics", label: t("topics"), items: results.filter(({ kind }) => kind !== "person").map(itemOf) },
  ];
  return { groups, isFailed: isError, isWaiting: query !== "" && (isFetching || asked !== query) };
}
