import { createElement } from "react";
import { PersonName } from "#client/person-link.tsx";
import type { InlineImage, Mentioned } from "#modules/community/contract/schemas-parts.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { RenderLink } from "#ui/link.ts";
import type { RichTextImage, RichTextMention } from "#ui/rich-text/RichText.tsx";

export const imagesOf = (images: readonly InlineImage[]): ReadonlyMap<string, RichTextImage> =>
  new Map(images.map((image) => [image.id, image]));

const toPerson =
  (id: string): RenderLink =>
  (slot) =>
    createElement(PersonName, { id, ...slot });

/** Mentions of a text with current names in the reader's language; people have a link. */
export const mentionsOf = (mentions: readonly Mentioned[], reader: Locale): ReadonlyMap<string, RichTextMention> =>
  new Map(
    mentions
      .map((mentioned) => ({ ...mentioned, name: nameIn(reader, mentioned) }))
      .filter(({ name }) => name !== "")
      .map(({ kind, id, name }) => [
        `${kind} ${id}`,
        { name, renderLink: kind === "person" ? toPerson(id) : undefined },
      ]),
  );
