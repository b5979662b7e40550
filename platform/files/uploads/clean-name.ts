/** Longest name kept, in UTF-16 units. */
const longest = 180;

// Control characters, line and paragraph separators, and everything that turns the direction of what follows: a name
// must not read as another name.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unwanted = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/g;

/** The ending of a name without its dot, in small letters; empty when there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** The name of a file as its owner gave it, without a path or anything that cannot be seen; "file" when nothing is left. */
export function cleanName(given: string): string {
  const last = given.normalize("NFC").replace(unwanted, "").split(/[/\\]/).at(-1) ?? "";
  const name = last.replace(/\s+/g, " ").trim().replace(/^\.+/, "");
  if (name === "") return "file";
  if (name.length <= longest) return name;
  const ending = endingOf(name);
  const room = longest - (ending === "" ? 0 : ending.length + 1);
  const base = name.slice(0, room).replace(/[\ud800-\udbff]$/, "");
  return ending === "" ? base : `${base}.${ending}`;
}

/** A name whose ending says what the content is: what a computer would do with the file must not depend on a lie. */
export function nameWithEnding(name: string, endings: readonly string[]): string {
  const [usual = ""] = endings;
  return endings.includes(endingOf(name)) ? name : `${name}.${usual}`;
}
