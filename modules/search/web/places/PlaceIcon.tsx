import type { PlaceKind } from "#modules/search/contract/kinds.ts";
import { ClipboardIcon, DocumentIcon, LinkIcon } from "#ui/icons.ts";

const icons = { service: ClipboardIcon, link: LinkIcon, document: DocumentIcon } as const;

/** Decorative icon of a kind, shown beside its name. */
export function PlaceIcon({ kind }: { kind: PlaceKind }) {
  const Icon = icons[kind];
  return <Icon size={20} />;
}
