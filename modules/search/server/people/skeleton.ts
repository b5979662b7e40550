// The consonants of a name, which are the same in both scripts however it is transliterated: Mohammed, Muhammad and محمد
// are all "mhmd", Laela and ليلى are "ll". Vowels, weak letters and a last silent h go; letters that are written in two ways give
// two skeletons. With one consonant the vowels around it count: Ali and علي are "ali", Ayesha and عائشة are "aca".

type Sounds = Readonly<Record<string, readonly string[]>>;

/** A table by letter, or pair of letters, from one by what those may stand for. */
const byLetter = (bySound: Readonly<Record<string, string>>): Sounds =>
  Object.fromEntries(
    Object.entries(bySound).flatMap(([sounds, letters]) =>
      letters.split(" ").map((letter) => [letter, sounds.split(" ")]),
    ),
  );

// After d, s and t an h may be a letter of its own: Adham, Ishaq, Fathi.
const sounds = byLetter({
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
/** As they are also heard: Halid for Khalid, Gasim and Ghasem for Qasim, Ramzan for Ramadan. */
const looseSounds: Sounds = { ...sounds, ...byLetter({ h: "خ kh", "d z": "ض", g: "غ ق گ g gh q" }) };

const isArabic = /[\u0621-\u06ff]/;
/** More skeletons than these make no name. */
const most = 8;

/** The consonants of a word, each as what it may stand for. A letter that is doubled is one; in Arabic it may be two. */
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
    (skeletons, letters) => skeletons.flatMap((skeleton) => letters.map((one) => skeleton + one)).slice(0, most),
    [""],
  );

/** A single consonant with the kind of the vowels before and after it; null where there are none. */
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
/** Fewer letters are an article, an initial or a word of a title. */
const isName = (word: string): boolean => word.length >= (isArabic.test(word) ? 2 : 3) && word !== "ال";

/** Names that are commonly written shorter than they are spoken. */
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
    // A last h that is heard: Saleh for صالح, طه.
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

/** The skeletons of one folded word of a name; none when too little remains. */
export const skeletonsOf = (word: string): string[] => skeletonsBy(sounds, word);
/** The same by ear: what has one of these in common may be meant, but comes last. */
export const looseSkeletonsOf = (word: string): string[] => skeletonsBy(looseSounds, word);

const joining = /^(?:عبد|ابو|ام|بن|ابن|ال|abd|abdul|abdel|abu|al|el|bin|ibn)$/;
/** The article before letters that change its l: as-Saleh, ash-Shamsi. */
const changedArticle = /^[ae](?:sh|th|dh|[dnrstz])$/;

/** Words of a name as they may also be written together: عبد الله, Abdul Rahman. */
export function joinedNames(words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    const after = words[place + 1];
    if (after === undefined) return [];
    return joining.test(word) || (changedArticle.test(word) && after.startsWith(word.slice(1))) ? [word + after] : [];
  });
}
