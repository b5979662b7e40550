import { safeLink } from "./safe-address.ts";

/** A stretch of plain text, with an address where it is one. */
export interface Stretch {
  text: string;
  href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"'«»“”]+|\bwww\.[^\s<>"'«»“”]+\.[^\s<>"'«»“”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
// Marks that end the sentence and not the address, in both scripts.
const sentenceEnd = /[.,;:!?،؛؟…)\]}]+$/u;

/** How much of a match is the address: a closing bracket belongs to it only if it was opened inside. */
function trimmed(match: string): string {
  let kept = match;
  for (;;) {
    const end = sentenceEnd.exec(kept)?.[0].at(-1);
    if (end === undefined) return kept;
    const opens = kept.split("(").length;
    const closes = kept.split(")").length;
    if (end === ")" && opens >= closes) return kept;
    kept = kept.slice(0, -1);
  }
}

const hrefOf = (text: string): string | null => {
  if (/^https?:/iu.test(text)) return safeLink(text);
  return safeLink(text.includes("@") && !/^www\./iu.test(text) ? `mailto:${text}` : `https://${text}`);
};

/** Splits text at the web and mail addresses in it. Joined again the stretches are the text. */
export function linked(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0]);
    const href = hrefOf(found);
    if (href === null) continue;
    if (match.index > from) stretches.push({ text: text.slice(from, match.index), href: null });
    stretches.push({ text: found, href });
    from = match.index + found.length;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), href: null });
  return stretches;
}
