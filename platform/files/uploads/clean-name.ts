/** Maximum length of a name in UTF-16 units. */
const maxLength = 180;

// Control characters, line and paragraph separators, and directional controls: a name must not read as another name.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unwanted = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/g;

/** Returns the extension of a name without its dot, in lower case; empty if there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Returns the owner's file name without its path and invisible characters; "file" if nothing is left. */
export function cleanName(given: string): string {
  const last = given.normalize("NFC").replace(unwanted, "").split(/[/\\]/).at(-1) ?? "";
  const name = last.replace(/\s+/g, " ").trim().replace(/^\.+/, "");
  if (name === "") return "file";
  if (name.length <= maxLength) return name;
  const ending = endingOf(name);
  const room = maxLength - (ending === "" ? 0 : ending.length + 1);
  const base = name.slice(0, room).replace(/[\ud800-\udbff]$/, "");
  return ending === "" ? base : `${base}.${ending}`;
}

/** Appends the extension of the content unless it is there: a file must not open as another type than its content. */
export function nameWithEnding(name: string, endings: readonly string[]): string {
  const [usual = ""] = endings;
  return endings.includes(endingOf(name)) ? name : `${name}.${usual}`;
}
