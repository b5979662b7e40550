import { createElement } from "react";
import { PersonName } from "#client/person-link.tsx";
import type { InlineImage, Mentioned } from "#modules/community/contract/schemas-parts.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { RenderLink } from "#ui/link.ts";
import type { RichTextImage, RichTextMention } from "#ui/rich-text/RichText.tsx";

/** The pictures of a text as the design system draws them. */
export const imagesOf = (images: readonly InlineImage[]): ReadonlyMap<string, RichTextImage> =>
  new Map(images.map((image) => [image.id, image]));

const toPerson =
  (id: string): RenderLink =>
  (slot) =>
    createElement(PersonName, { id, ...slot });

/** Those named in a text, by their names of today in the reader's language; people with the way to them. */
export const mentionsOf = (mentions: readonly Mentioned[], reader: Locale): ReadonlyMap<string, RichTextMention> =>
  new Map(
    mentions.flatMap((mentioned) => {
      const name = nameIn(reader, mentioned);
      return name === ""
        ? []
        : [
            [
              `${mentioned.kind} ${mentioned.id}`,
              { name, renderLink: mentioned.kind === "person" ? toPerson(mentioned.id) : undefined },
            ] as const,
          ];
    }),
  );
