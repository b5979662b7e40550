// The consonants of a name, which are equal in both scripts however it is transliterated: Mohammed, Muhammad and محمد
// are all "mhmd", Laela and ليلى are "ll". Vowels, weak letters and a final silent h are dropped; letters with two
// transliterations give two skeletons. With a single consonant the surrounding vowels count: Ali and علي are "ali",
// Ayesha and عائشة are "aca".

type Sounds = Readonly<Record<string, readonly string[]>>;

/** Inverts a table of letters by sound to sounds by letter or pair of letters. */
const invertSounds = (bySound: Readonly<Record<string, string>>): Sounds =>
  Object.fromEntries(
    Object.entries(bySound).flatMap(([sounds, letters]) =>
      letters.split(" ").map((letter) => [letter, sounds.split(" ")]),
    ),
  );

// After d, s and t an h may be a separate letter: Adham, Ishaq, Fathi.
const sounds = invertSounds({
  b: "ب پ b p",
  t: "ت ط t",
  "t s": "ث",
  "t s th": "th",
  j: "ج چ غ گ g j dj gh",
  h: "ح ه h",
  k: "خ ق ك c k q x ck kh",
  d: "د ض d",
  "d z": "ذ ظ",
  "d z dh": "dh",
  r: "ر r",
  z: "ز z",
  s: "س ص s",
  c: "ش ch",
  "c sh": "sh",
  f: "ف ڤ f v ph",
  l: "ل l",
  m: "م m",
  n: "ن n",
});
/** Phonetic variants: Halid for Khalid, Gasim and Ghasem for Qasim, Ramzan for Ramadan. */
const looseSounds: Sounds = { ...sounds, ...invertSounds({ h: "خ kh", "d z": "ض", g: "غ ق گ g gh q" }) };

const isArabic = /[\u0621-\u06ff]/;
/** A word with more skeletons is not treated as a name. */
const maxItems = 8;

/** Returns the possible sounds of each consonant of a word. A doubled letter counts once; in Arabic also twice. */
function consonantsOf(word: string, known: Sounds): string[][] {
  const isDoubled = isArabic.test(word);
  const letters = word.replace(/([cdgkpst])(?=\1h)/g, "").matchAll(/([cdgkpst]h|ck|dj|.)\1*/gu);
  return [...letters].flatMap(([run, letter = ""]) => {
    const found = known[letter];
    if (found === undefined) return [];
    return [isDoubled && run !== letter ? [...found, ...found.map((one) => one + one)] : [...found]];
  });
}

const skeletonsFrom = (consonants: readonly string[][]): string[] =>
  consonants.reduce(
    (skeletons, letters) => skeletons.flatMap((skeleton) => letters.map((one) => skeleton + one)).slice(0, maxItems),
    [""],
  );

/** Returns a single consonant with the kinds of the vowels before and after it; null if there are none. */
function framed(word: string, consonant: string): string | null {
  const spoken = word
    .replace(/(?<=.)[hه]$/u, "a")
    .replace(/ee$/, "i")
    .replace(/يي$/, "يا");
  const [, before = "", after = ""] = /^([aeiouywاءعوي]*)[^aeiouywاءعوي]+([aeiouywاءعوي]*)$/u.exec(spoken) ?? [];
  if (before === "" && after === "") return null;
  const first = before === "" ? "" : /^[yي]/.test(before) ? "y" : /^[wو]/.test(before) ? "w" : "a";
  const last = after === "" ? "" : /[iyي]$/.test(after) ? "i" : /[ouwو]$/.test(after) ? "u" : "a";
  return first + consonant + (last === "a" && /[iyي]/.test(after) ? "ia" : last);
}

const bareArticle = (word: string): string[] => {
  if (isArabic.test(word)) return word.length > 4 && word.startsWith("ال") ? [word.slice(2)] : [word];
  return /^[ae]l.{3,}/.test(word) ? [word, word.slice(2)] : [word];
};
/** Shorter words are an article, an initial or part of a title. */
const isName = (word: string): boolean => word.length >= (isArabic.test(word) ? 2 : 3) && word !== "ال";

/** Common abbreviations of names. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ["md", "mohammed"],
  ["mhd", "mohammed"],
  ["mohd", "mohammed"],
  ["mohmd", "mohammed"],
  ["muhd", "mohammed"],
  ["abdlh", "abdullah"],
]);

function skeletonsBy(known: Sounds, word: string): string[] {
  const found = new Set<string>();
  for (const bare of bareArticle(shortForms.get(word) ?? word)) {
    const spoken = consonantsOf(bare.replace(/(?<=.)[hه]$/u, ""), known);
    const whole = consonantsOf(bare, known);
    // A pronounced final h: Saleh for صالح, طه.
    for (const consonants of isArabic.test(bare) && spoken.length > 1 ? [spoken] : [spoken, whole]) {
      if (consonants.length > 1) skeletonsFrom(consonants).forEach((skeleton) => found.add(skeleton));
    }
    if (spoken.length !== 1 || !isName(bare)) continue;
    for (const consonant of spoken[0] ?? []) {
      const skeleton = framed(bare, consonant);
      if (skeleton !== null) found.add(skeleton);
    }
  }
  return [...found];
}

/** Returns the skeletons of a folded word of a name; empty if too few letters remain. */
export const skeletonsOf = (word: string): string[] => skeletonsBy(sounds, word);
/** Returns the phonetic skeletons; matches of these rank last. */
export const looseSkeletonsOf = (word: string): string[] => skeletonsBy(looseSounds, word);

const joining = /^(?:عبد|ابو|ام|بن|ابن|ال|abd|abdul|abdel|abu|al|el|bin|ibn)$/;
/** The article with its l assimilated to the next letter: as-Saleh, ash-Shamsi. */
const changedArticle = /^[ae](?:sh|th|dh|[dnrstz])$/;

/** Joins words of a name that may also be written together: عبد الله, Abdul Rahman. */
export function joinedNames(words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    const after = words[place + 1];
    if (after === undefined) return [];
    return joining.test(word) || (changedArticle.test(word) && after.startsWith(word.slice(1))) ? [word + after] : [];
  });
}
