import type { Place, SearchResult } from "#modules/search/contract/schemas.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import type { PaletteItem } from "#ui/CommandPalette.tsx";
import { Highlighted } from "#ui/Highlighted.tsx";
import { CommentIcon, CommunityIcon } from "#ui/icons.ts";
import { PlaceIcon } from "../places/PlaceIcon.tsx";

type Pieces = SearchResult["titlePieces"];
/** Characters before the match, so that it is visible in one line. */
const leadIn = 16;

function shortened(pieces: Pieces): Pieces {
  const place = pieces.findIndex(({ isMatch }) => isMatch);
  const before = pieces
    .slice(0, place)
    .map(({ text }) => text)
    .join("");
  if (place < 1 || before.length <= leadIn) return pieces;
  const end = before.slice(-leadIn);
  const words = end.includes(" ") ? end.slice(end.indexOf(" ") + 1) : "";
  return [{ text: `…${words}`, isMatch: false }, ...pieces.slice(place)];
}

export function suggestionOf(result: SearchResult, locale: Locale, onSelect: () => void): PaletteItem {
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
    title: <Highlighted pieces={titlePieces} />,
    ...(snippet === "" ? {} : { detail: <Highlighted pieces={shortened(snippetPieces)} /> }),
    ...(category === null ? {} : { note: nameIn(locale, category) }),
    onSelect,
  };
}

export const placeSuggestion = (place: Place, note: string, onSelect: () => void): PaletteItem => ({
  id: `${place.kind}-${place.id}`,
  sign: <PlaceIcon kind={place.kind} />,
  title: <Highlighted pieces={place.titlePieces} />,
  ...(place.snippet === "" ? {} : { detail: <Highlighted pieces={shortened(place.snippetPieces)} /> }),
  note,
  onSelect,
});
