import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import type { PaletteItem } from "#ui/CommandPalette.tsx";
import { Highlighted } from "#ui/Highlighted.tsx";
import { CommentIcon, CommunityIcon } from "#ui/icons.ts";

/** What the palette shows of something found. */
export function suggestionOf(result: SearchResult, locale: Locale, onSelect: () => void): PaletteItem {
  const { kind, id, person, titlePieces, snippetPieces, snippet, category } = result;
  const name = nameIn(locale, person);
  const signs = {
    person: <Avatar id={person.id} name={name} photo={person.photoUrl} size="sm" />,
    topic: <CommunityIcon size={20} />,
    comment: <CommentIcon size={20} />,
  };
  const shown = (pieces: SearchResult["titlePieces"]) => (
    <bdi>
      <Highlighted pieces={pieces} />
    </bdi>
  );
  return {
    id: `${kind}-${id}`,
    sign: signs[kind],
    title: shown(titlePieces),
    ...(snippet === "" ? {} : { detail: shown(snippetPieces) }),
    ...(category === null ? {} : { note: nameIn(locale, category) }),
    onSelect,
  };
}
