/** A date written out in the Hijri calendar, in the language and digits of `tag`; null when there is nothing to write. */
export function hijriText(date: Date | null, tag: string, options: Intl.DateTimeFormatOptions): string | null {
  if (date === null || Number.isNaN(date.getTime())) return null;
  const format = new Intl.DateTimeFormat(tag.replace(/-ca-(?:(?!-nu-).)*/, "-ca-islamic-umalqura"), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...options,
  });
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === "era" ? "" : type === "literal" ? value.replace(/[,،]/u, "") : value))
    .join("")
    .trim();
}
