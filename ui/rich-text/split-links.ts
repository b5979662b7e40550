import { safeLink } from "./safe-address.ts";

/** A piece of plain text, with its address if it is one. */
export interface TextSegment {
  text: string;
  href: string | null;
}

// Each word is scanned on its own and only up to this length, so that the time is linear in the text.
const maxAddressLength = 2_000;
const word = /[^\s<>"'«»“”]+/gu;
const webStart = /(?<!\w)(?:https?:\/\/|www\.)/iu;
const mail = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+$/u;
const opening = /^[([{،؛]+/u;
const sentenceEnd = /[.,;:!?،؛؟…)\]}]/u;

/** Removes closing punctuation; a closing bracket stays if it was opened inside. */
function withoutEnd(text: string): string {
  let open = 0;
  for (const character of text) open += character === "(" ? 1 : character === ")" ? -1 : 0;
  let end = text.length;
  for (; end > 0 && sentenceEnd.test(text[end - 1] ?? ""); end -= 1) {
    if (text[end - 1] !== ")") continue;
    if (open >= 0) break;
    open += 1;
  }
  return text.slice(0, end);
}

/** Returns the address in a word and its offset. */
function addressIn(text: string): { from: number; shown: string; href: string } | null {
  if (text.length > maxAddressLength) return null;
  const from = webStart.exec(text)?.index;
  if (from !== undefined) {
    const shown = withoutEnd(text.slice(from));
    const isBare = /^www\./iu.test(shown);
    if (isBare && !/^www\.[^./]+\../iu.test(shown)) return null;
    const href = safeLink(isBare ? `https://${shown}` : shown);
    return href === null ? null : { from, shown, href };
  }
  const start = opening.exec(text)?.[0].length ?? 0;
  const shown = withoutEnd(text.slice(start));
  const href = mail.test(shown) ? safeLink(`mailto:${shown}`) : null;
  return href === null ? null : { from: start, shown, href };
}

/** Splits text at its web and mail addresses. The pieces joined are the original text. */
export function splitLinks(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  for (const match of text.matchAll(word)) {
    const found = addressIn(match[0]);
    if (found === null) continue;
    const from = match.index + found.from;
    if (from > done) segments.push({ text: text.slice(done, from), href: null });
    segments.push({ text: found.shown, href: found.href });
    done = from + found.shown.length;
  }
  if (done < text.length) segments.push({ text: text.slice(done), href: null });
  return segments;
}
