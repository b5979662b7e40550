// First words of two-word given names: «عبد الله», "Abdul Rahman", «أم كلثوم».
const beginnings = new Set("عبد أبو ابو أم ام abd abdel abdul abu umm".split(" "));
// Titles before a name, with or without a full stop.
const titles = new Set("dr eng mr mrs ms prof د م أ أد".split(" "));

const plain = (word: string): string => word.toLocaleLowerCase("en").replaceAll(/[.]/gu, "");

/** Returns the given name, of one or two words, without titles. */
export function givenName(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const rest = words.findIndex((word) => !titles.has(plain(word)));
  const [first = "", second] = rest === -1 ? words : words.slice(rest);
  return beginnings.has(plain(first)) && second !== undefined ? `${first} ${second}` : first;
}
